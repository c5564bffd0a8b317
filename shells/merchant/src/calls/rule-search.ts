import { answerOf, settled } from '@consignment/client/answer';
import type { RulesSettings } from '@consignment/components/screens/merchant/rules/RulesSettings';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { searchVendors } from './search-vendors.ts';

type Searches = ComponentProps<typeof RulesSettings>['search'];

/** More than fit beside a field would not be read. */
const shown = 20;
/** As many product types as one answer has. */
const typesAsked = 1000;

/** The searches by which a rule finds its vendor, product, variant, product type, tag or collection. */
export const ruleSearch: Searches = {
  onSearchVendors: searchVendors,
  onSearchProducts: async (search, signal) => {
    const query = { search, ordering: 'title', page_size: shown } as const;
    const found = await settled(answerOf(client.GET('/products/', { params: { query }, signal })));
    if (found.is !== 'ready') return found;
    const options = found.value.results.map(({ id, title, vendor }) => ({
      id,
      title,
      vendor_name: vendor?.name ?? null,
    }));
    return { is: 'found', options };
  },
  onSearchVariants: async (search, signal) => {
    const query = { search, page_size: shown };
    const found = await settled(answerOf(client.GET('/products/variants/', { params: { query }, signal })));
    if (found.is !== 'ready') return found;
    const options = found.value.results.map(({ id, title, sku, product }) => ({
      id,
      product_title: product.title,
      variant_title: title,
      sku,
    }));
    return { is: 'found', options };
  },
  onSearchNames: async (place, text, signal) => {
    const found = await settled(namesOf(place, text, signal));
    return found.is === 'ready' ? { is: 'found', options: found.value } : found;
  },
};

type Place = Parameters<Searches['onSearchNames']>[0];

/** Those of the shop's products, or of the rules that it has. */
async function namesOf(place: Place, text: string, signal: AbortSignal): Promise<string[]> {
  const isIn = (name: string) => name.toLowerCase().includes(text.toLowerCase());
  if (place === 'tag' || place === 'collection') {
    const query = { place, search: text, page_size: shown };
    const { results } = await answerOf(client.GET('/rules/', { params: { query }, signal }));
    return [...new Set(results.flatMap(({ name }) => (name === null ? [] : [name])))];
  }
  const query = { page_size: typesAsked };
  const { results } = await answerOf(client.GET('/products/types/', { params: { query }, signal }));
  return results
    .map(({ product_type: type }) => type)
    .filter(isIn)
    .slice(0, shown);
}
