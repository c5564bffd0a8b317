import { TermsOfService } from '@consignment/routing/pages/legal-pages';
import { paths } from '../paths.ts';

export function Component() {
  return <TermsOfService paths={paths} />;
}
