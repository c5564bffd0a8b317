import type { ComponentProps } from 'react';
import { TeamPanel } from '../../../parts/team/TeamPanel.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

type Props = Omit<ComponentProps<typeof TeamPanel>, 'title'> & { hrefOfSettings: string };

/** The people who log in for the same vendors. The shop sees them among its accounts. */
export function PortalTeamScreen({ hrefOfSettings, ...team }: Props) {
  return (
    <Page title="Your team" back={{ label: 'Account Settings', href: hrefOfSettings }}>
      <TeamPanel title="People" {...team} />
    </Page>
  );
}
