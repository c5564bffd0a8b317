import { ConnectingAccountsPage } from '@consignment/components/parts/pages/ConnectingAccountsPage';
import { ConnectingPaypalPage } from '@consignment/components/parts/pages/ConnectingPaypalPage';
import { SettingUpVendorsPage } from '@consignment/components/parts/pages/SettingUpVendorsPage';
import type { ComponentProps } from 'react';

type Props = {
  /** Stands in the title of the window. */
  app: string;
  links: ComponentProps<typeof SettingUpVendorsPage>['links'];
};

/** The tutorials about vendors, in the shop's own apps (spec accounts §2.2). */
export function SettingUpVendors({ app, links }: Props) {
  return (
    <>
      <title>{`Setting up vendors · ${app}`}</title>
      <SettingUpVendorsPage links={links} />
    </>
  );
}

export function ConnectingPaypal({ app, links }: Props) {
  return (
    <>
      <title>{`Connecting PayPal · ${app}`}</title>
      <ConnectingPaypalPage links={links} />
    </>
  );
}

export function ConnectingAccounts({ app, links }: Props) {
  return (
    <>
      <title>{`Connecting accounts to vendors · ${app}`}</title>
      <ConnectingAccountsPage links={links} />
    </>
  );
}
