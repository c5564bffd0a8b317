import { LegalPages } from '@consignment/routing/pages/LegalRoot';
import { useShop } from './portal.tsx';

/** Around the pages that anybody may read, whether they can log in or not. */
export function Component() {
  return <LegalPages name={useShop().name} />;
}
