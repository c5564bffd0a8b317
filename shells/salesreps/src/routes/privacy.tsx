import { PrivacyPolicy } from '@consignment/routing/pages/legal-pages';
import { paths } from '../paths.ts';

export function Component() {
  return <PrivacyPolicy paths={paths} />;
}
