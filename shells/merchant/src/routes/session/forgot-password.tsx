import { ForgotPassword } from '@consignment/routing/session/password-pages';
import { client } from '../../api.ts';
import { paths } from '../../paths.ts';

export function Component() {
  return <ForgotPassword client={client} paths={paths} />;
}
