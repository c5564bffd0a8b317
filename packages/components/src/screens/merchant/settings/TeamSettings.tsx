import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { TeamPanel } from '../../../parts/team/TeamPanel.tsx';

const texts = defineTexts('TeamSettings', {
  title: 'Team',
});

type Props = Omit<ComponentProps<typeof TeamPanel>, 'title'>;

/** The people of the shop, its sales reps among them. */
export function TeamSettings(props: Props) {
  return <TeamPanel title={texts.title} {...props} />;
}
