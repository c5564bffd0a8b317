import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { AccountMenu } from '@consignment/components/parts/AccountMenu';
import type { ComponentProps } from 'react';
import { chooseScheme, useScheme, useSchemeChoice, type Scheme } from './scheme.tsx';

type Props = Pick<ComponentProps<typeof AccountMenu>, 'shopName' | 'small' | 'hrefOfImport' | 'onSignOut'> & {
  /** Of the shop. */
  scheme: Scheme;
  client: Client;
  session: Session;
};

/** The menu of the person of the session. */
export function AccountInBar({ scheme, client, session, ...menu }: Props) {
  const shown = useScheme(scheme);
  const choice = useSchemeChoice();
  return (
    <AccountMenu
      {...menu}
      email={session.tokens()?.who ?? null}
      scheme={{ choice, shown }}
      onChooseScheme={(wanted) => chooseScheme(client, wanted)}
    />
  );
}
