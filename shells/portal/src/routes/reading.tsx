import { usePages } from '@consignment/routing/app/pages';
import { LegalPages } from '@consignment/routing/pages/LegalRoot';
import { useShop } from './portal.tsx';

/** Around the pages that anybody may read, whether they can log in or not. */
export function Component() {
  const links = usePages<undefined>().list('footer', undefined);
  return <LegalPages links={links} name={useShop().name} />;
}
