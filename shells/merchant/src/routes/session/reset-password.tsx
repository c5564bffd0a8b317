import { ResetPassword } from '@consignment/routing/session/password-pages';
import { checkResetLink } from '@consignment/routing/session/password-reset';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../../api.ts';
import { paths } from '../../paths.ts';

export function loader(asked: LoaderFunctionArgs) {
  return checkResetLink(client, asked);
}

export function Component() {
  return <ResetPassword client={client} session={session} paths={paths} />;
}
