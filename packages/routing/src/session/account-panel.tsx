import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { AccountPanel } from '@consignment/components/parts/pages/AccountPanel';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { openKeys } from '../app/open-keys.tsx';
import { chooseCsvForm, useCsvForm } from './csv-form.tsx';
import {
  applyScheme,
  chosenScheme,
  useScheme,
  watchScheme,
  type Scheme,
  type SchemeChoice,
} from '../app/scheme.tsx';

export type AccountPanelOfPersonProps = Pick<
  ComponentProps<typeof AccountPanel>,
  'shopName' | 'hrefOfSecurity' | 'hrefOfImport' | 'onSignOut'
> & {
  /** Of the shop. */
  scheme: Scheme;
  client: Client;
  session: Session;
};

/** The content of the menu of the account, for the person of the session. */
export function AccountPanelOfPerson({ scheme, client, session, ...panel }: AccountPanelOfPersonProps) {
  const shown = useScheme(scheme);
  const choice = useSyncExternalStore(watchScheme, chosenScheme);
  const csvForm = useCsvForm();
  return (
    <AccountPanel
      {...panel}
      email={session.tokens()?.who ?? null}
      scheme={{ choice, shown }}
      onChooseScheme={(wanted) => chooseScheme(client, wanted)}
      onKeys={openKeys}
      csvForm={csvForm}
      onChooseCsvForm={(wanted) => chooseCsvForm(client, wanted)}
    />
  );
}

/** Applied at once, and kept for the person in all browsers. */
export function chooseScheme(client: Client, choice: SchemeChoice): Promise<Done> {
  applyScheme(choice);
  return outcomeOf(answerOf(client.PUT('/preferences/', { body: { scheme: choice } })));
}
