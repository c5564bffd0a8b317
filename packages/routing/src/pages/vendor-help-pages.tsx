import { ConnectingAccountsPage } from '@consignment/components/parts/pages/ConnectingAccountsPage';
import { ConnectingPaypalPage } from '@consignment/components/parts/pages/ConnectingPaypalPage';
import { SettingUpVendorsPage } from '@consignment/components/parts/pages/SettingUpVendorsPage';
import type { ComponentProps } from 'react';

type Props = {
  links: ComponentProps<typeof SettingUpVendorsPage>['links'];
};

/** The tutorials about vendors, in the shop's own apps (spec accounts §2.2). */
export function SettingUpVendors({ links }: Props) {
  return <SettingUpVendorsPage links={links} />;
}

export function ConnectingPaypal({ links }: Props) {
  return <ConnectingPaypalPage links={links} />;
}

export function ConnectingAccounts({ links }: Props) {
  return <ConnectingAccountsPage links={links} />;
}
