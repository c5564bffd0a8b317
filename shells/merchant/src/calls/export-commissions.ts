import { linkOf } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import type { CommissionsQuery } from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { commissionsFilter } from '@consignment/routing/lists/commissions-codec';
import { client } from '../api.ts';

/** Saves a vendor's commissions under the search, filters and order of a list, all pages of it, as a file. */
export function exportCommissions(vendorId: number, query: CommissionsQuery) {
  const params = { query: { ...commissionsFilter(vendorId, query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/vendors/commissions/', { params })));
}
