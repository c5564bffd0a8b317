import { settled } from '@consignment/client/answer';
import type { FindSearch } from '@consignment/components/parts/FindAnything';

type Answer = Awaited<ReturnType<FindSearch['onSearch']>>;
type Found = Extract<Answer, { is: 'found' }>['options'];

/** More of one kind would hide the others. */
const most = 5;

/** A search of the server for records of one kind. */
export function searchFor(
  label: string,
  find: (query: { search: string; page_size: number }, signal: AbortSignal) => Promise<Found>,
): FindSearch {
  return {
    label,
    onSearch: async (search, signal): Promise<Answer> => {
      const found = await settled(find({ search, page_size: most }, signal));
      return found.is === 'ready' ? { is: 'found', options: found.value } : found;
    },
  };
}
