import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { TeamPanel } from '../../../parts/team/TeamPanel.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('PortalTeamScreen', {
  yourTeam: 'Your team',
  accountSettings: 'Account Settings',
  people: 'People',
});

type Props = Omit<ComponentProps<typeof TeamPanel>, 'title'> & { hrefOfSettings: string };

/** The people who log in for the same vendors. The shop sees them among its accounts. */
export function PortalTeamScreen({ hrefOfSettings, ...team }: Props) {
  return (
    <Page title={texts.yourTeam} back={{ label: texts.accountSettings, href: hrefOfSettings }}>
      <TeamPanel title={texts.people} {...team} />
    </Page>
  );
}
