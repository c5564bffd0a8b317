import { PrivacyPolicy } from '@consignment/routing/legal-pages';
import { paths } from '../paths.tsx';

export function Component() {
  return <PrivacyPolicy app="Sales reps" paths={paths} />;
}
