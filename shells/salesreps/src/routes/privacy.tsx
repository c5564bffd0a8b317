import { PrivacyPolicy } from '@consignment/routing/pages/legal-pages';
import { paths } from '../paths.ts';

export function Component() {
  return <PrivacyPolicy app="Sales reps" paths={paths} />;
}
