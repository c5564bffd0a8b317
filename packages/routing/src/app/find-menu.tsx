import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signOut } from '@consignment/client/sign-out';
import { FindAnything } from '@consignment/components/parts/pages/FindAnything';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseScheme } from '../session/account-panel.tsx';
import { recentOf, rememberChosen } from './recently-found.tsx';

/** The pages and records that an app finds. */
export type AppFindable = Pick<ComponentProps<typeof FindAnything>, 'pages' | 'searches' | 'timeZone'>;

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
        rememberChosen(signIn, page);
        void navigate(page.href);
      }}
      onChooseScheme={(choice) => void chooseScheme(client, choice)}
      onSignOut={() => void signOut({ client, session })}
      onClose={onClose}
    />
  );
}
