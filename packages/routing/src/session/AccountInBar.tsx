import { AccountMenu } from '@consignment/components/parts/pages/AccountMenu';
import { onUse } from '@consignment/components/parts/pages/on-use';
import type { AccountPanelOfPersonProps } from './account-panel.tsx';

const { Component: Panel, fetchSoon } = onUse(
  async () => (await import('./account-panel.tsx')).AccountPanelOfPerson,
);

type Props = AccountPanelOfPersonProps & { small: 'inline' | 'button' };

/** The menu of the person of the session, at the end of the bar. */
export function AccountInBar({ small, ...panel }: Props) {
  const name = panel.session.tokens()?.who ?? panel.shopName;
  return (
    <AccountMenu name={name} small={small} onNear={fetchSoon}>
      <Panel {...panel} />
    </AccountMenu>
  );
}
