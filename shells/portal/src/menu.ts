import { isWithin } from '@consignment/routing/app/is-within';
import type { AppPages } from '@consignment/routing/app/pages';
import type { Shop } from './page.ts';

/** The menu of this shop while `pathname` is open; an entry is current on its page and on pages below it. */
export function entriesOf(pages: AppPages<Shop>, shop: Shop, pathname: string) {
  return pages.list('menu', shop).map((entry) => ({ ...entry, isCurrent: isWithin(pathname, entry.href) }));
}
