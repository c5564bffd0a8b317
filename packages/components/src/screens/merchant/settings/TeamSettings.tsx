import type { ComponentProps } from 'react';
import { TeamPanel } from '../../../parts/team/TeamPanel.tsx';

type Props = Omit<ComponentProps<typeof TeamPanel>, 'title'>;

/** The people of the shop, its sales reps among them. */
export function TeamSettings(props: Props) {
  return <TeamPanel title="Team" {...props} />;
}
