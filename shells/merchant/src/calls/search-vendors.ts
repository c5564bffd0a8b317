import { answerOf, settled } from '@consignment/client/answer';
import { client } from '../api.ts';

/** More than fit beside a field would not be read. */
const vendorsShown = 20;

/** A vendor by its id, for a list that is narrowed to it; null where its name is not known. */
export async function vendorNamed(id: number | null, signal: AbortSignal) {
  if (id === null) return null;
  const call = client.GET('/vendors/{id}/', { params: { path: { id } }, signal });
  const found = await settled(answerOf(call));
  return found.is === 'ready' ? { id, name: found.value.name } : null;
}

/** For a field in which a vendor is found by name. */
export async function searchVendors(search: string, signal: AbortSignal) {
  const query = { search, ordering: 'name', page_size: vendorsShown } as const;
  const call = client.GET('/vendors/commission-totals/', { params: { query }, signal });
  const found = await settled(answerOf(call));
  return found.is === 'ready' ? ({ is: 'found', options: found.value.results } as const) : found;
}
