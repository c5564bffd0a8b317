import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signOut } from '@consignment/client/sign-out';
import { FindAnything } from '@consignment/components/parts/pages/FindAnything';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseScheme } from '../session/account-panel.tsx';
import { openKeys } from './open-keys.tsx';
import { recentOf, rememberChosen } from './recently-found.tsx';

/** The pages and records that an app finds. */
export type AppFindable = Pick<
  ComponentProps<typeof FindAnything>,
  'pages' | 'acts' | 'verbs' | 'searches' | 'timeZone'
>;

export type FindMenuProps = {
  findable: AppFindable;
  client: Client;
  session: Session;
  onClose: () => void;
};

/** The open menu of an app. */
export function FindMenu({ findable, client, session, onClose }: FindMenuProps) {
  const navigate = useNavigate();
  const signIn = session.tokens()?.signIn ?? null;
  return (
    <FindAnything
      {...findable}
      recent={recentOf(signIn)}
      onOpen={(page) => {
        // An act may be done by the next time.
        if (page.kind !== 'pay' && page.kind !== 'invite') rememberChosen(signIn, page);
        void navigate(page.href);
      }}
      onKeys={openKeys}
      onChooseScheme={(choice) => void chooseScheme(client, choice)}
      onSignOut={() => void signOut({ client, session })}
      onClose={onClose}
    />
  );
}

/** Opens the page of a key; a key that only begins a combination, such as Ctrl, opens nothing. */
export function actOnKey({ key, target }: KeyboardEvent, openMenu: () => void): void {
  // A task that is under way comes first.
  if (document.querySelector('[aria-modal="true"]') !== null) return;
  if (key.toLowerCase() === 'k') openMenu();
  // A field takes the key as text.
  else if (key === '?' && !isField(target)) openKeys();
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
