import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf, settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { FindSearch, VerbSearch } from '@consignment/components/parts/pages/FindAnything';

const texts = defineTexts('FindSearch', {
  orders: 'Orders',
});

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

/** The search for those a verb can be done to; `search` is the name that follows it, and may be empty. */
export function verbSearch(verb: VerbSearch['verb'], find: Parameters<typeof searchFor>[1]): VerbSearch {
  return { verb, onSearch: searchFor(verb, find).onSearch };
}

/** The search for orders, in the shop's own apps. */
export function orderSearch(client: Pick<Client, 'GET'>, hrefOf: (id: number) => string): FindSearch {
  return searchFor(texts.orders, async (asked, signal) => {
    const found = await findOrders(asked, async (query) => {
      const call = client.GET('/orders/', { params: { query }, signal });
      return (await answerOf(call)).results;
    });
    return found.map(({ id, name, customer_name: customer, processed_at: at }) => ({
      kind: 'order' as const,
      href: hrefOf(id),
      name,
      customer,
      at,
    }));
  });
}

/**
 * A number is that of an order before it is anything else: by name, the one that has this number comes before those that
 * begin with it.
 */
async function findOrders<Found>(
  asked: { search: string; page_size: number },
  find: (query: { search: string; page_size: number; ordering?: 'name' }) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const [, number] = /^#?(\d+)$/.exec(asked.search) ?? [];
  const byNumber =
    number === undefined ? [] : await find({ ...asked, search: `#${number}`, ordering: 'name' });
  return byNumber.length > 0 ? byNumber : find(asked);
}
