import { LegalPages } from '@consignment/routing/pages/LegalRoot';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const links = [
  { href: paths.help, label: 'Help' },
  { href: paths.terms, label: 'Terms of service' },
  { href: paths.privacy, label: 'Privacy policy' },
];

/** Around the pages that anybody may read, whether they can log in or not. */
export function Component() {
  return <LegalPages links={links} name={useShop().name} />;
}
