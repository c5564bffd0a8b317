import { SignIn, signInLoader } from '@consignment/routing/session/sign-in-page';
import { client, session } from '../../api.ts';
import { paths } from '../../paths.ts';

export const loader = signInLoader({ app: 'merchant', client, session, paths });

export function Component() {
  return (
    <SignIn
      app="merchant"
      client={client}
      session={session}
      paths={paths}
      platformSignIn={paths.platformSignIn}
    />
  );
}
