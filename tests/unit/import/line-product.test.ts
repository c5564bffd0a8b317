import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  catalogOf,
  possibleTitles,
  productOfLine,
} from '../../../packages/server/src/imports/match/line-product.ts';
import type { CatalogItem } from '../../../packages/server/src/queries/imports/catalog.ts';

let counter = 0;

function anItem(changes: Partial<CatalogItem> = {}): CatalogItem {
  counter += 1;
  return {
    id: counter,
    platformId: `v${counter}`,
    sku: 'TEE',
    title: 'Tee',
    variantTitle: 'Default Title',
    vendorName: 'Blue Kiln',
    tags: '',
    productType: 'Clothes',
    image: null,
    isGiftCard: false,
    cost: 400,
    compareAtPrice: null,
    ...changes,
  };
}

const small = anItem({ variantTitle: 'S' });
const medium = anItem({ variantTitle: 'M', cost: 600 });

const find = (line: { sku: string; name: string }, items: readonly CatalogItem[]) =>
  productOfLine(line, catalogOf({ byId: [], bySku: items, byTitle: items }));
const idOf = (line: { sku: string; name: string }, items: readonly CatalogItem[]) => {
  const found = find(line, items);
  return found.is === 'found' ? found.product.variantId : found.is;
};

describe('the product of a line', () => {
  it('is the only one with its SKU, whatever it is called', () => {
    expect(idOf({ sku: 'TEE', name: 'Renamed since' }, [small])).toBe(small.id);
  });

  it('is of those that share its SKU the one with its title and options, else with its options', () => {
    const other = anItem({ title: 'Hoodie', variantTitle: 'S', cost: 900 });
    expect(idOf({ sku: 'TEE', name: 'Tee - S' }, [medium, small])).toBe(small.id);
    expect(idOf({ sku: 'TEE', name: 'Tee - M' }, [small, medium])).toBe(medium.id);
    expect(idOf({ sku: 'TEE', name: 'Tee as it was called - M' }, [small, medium])).toBe(medium.id);
    expect(idOf({ sku: 'TEE', name: 'Tee - S' }, [small, medium, other])).toBe(small.id);
    expect(idOf({ sku: 'TEE', name: 'Tee as it was called - S' }, [small, medium, other])).toBe('ambiguous');
  });

  it('is never guessed: what differs is missing, what all agree in is taken', () => {
    expect(find({ sku: 'TEE', name: 'Tee' }, [small, medium])).toMatchObject({
      is: 'ambiguous',
      variants: 2,
      differs: new Set(['cost']),
      product: { variantId: null, title: 'Tee', vendorName: 'Blue Kiln', productType: 'Clothes', cost: null },
    });
    const large = anItem({ variantTitle: 'L' });
    expect(find({ sku: 'TEE', name: 'Tee' }, [small, large])).toMatchObject({
      is: 'found',
      product: { variantId: null, cost: 400 },
    });
  });

  it('is by title and options exactly, with an unknown SKU as without one', () => {
    const tray = anItem({ sku: 'A', title: 'Tray' });
    const oak = anItem({ sku: 'B', title: 'Tray - oak', variantTitle: 'Small / Red' });
    const twins = [anItem({ sku: 'C', title: 'Bowl' }), anItem({ sku: 'D', title: 'Bowl', cost: 500 })];
    const items = [tray, oak, ...twins];
    for (const sku of ['', 'GONE', '9.78012E+12']) {
      expect(idOf({ sku, name: 'Tray' }, items)).toBe(tray.id);
      expect(idOf({ sku, name: 'Tray - oak - Small / Red' }, items)).toBe(oak.id);
      expect(idOf({ sku, name: 'Tray - oak' }, items)).toBe('unknown');
      expect(idOf({ sku, name: 'Tray - pine' }, items)).toBe('unknown');
      expect(idOf({ sku, name: 'Bowl' }, items)).toBe('ambiguous');
    }
  });

  it('is not by a SKU that a spreadsheet has rounded', () => {
    const book = anItem({ sku: '9.78012E+12', title: 'A book' });
    expect(idOf({ sku: '9.78012E+12', name: 'Another book' }, [book])).toBe('unknown');
    expect(idOf({ sku: '9.78012E+12', name: 'A book' }, [book])).toBe(book.id);
  });

  it('is the same for any order of the products', () => {
    const items = [small, medium, anItem({ title: 'Hoodie', variantTitle: 'S' }), anItem({ sku: 'X' })];
    const lines = ['Tee - S', 'Tee - M', 'Tee', 'Old - S', 'Hoodie - S'].flatMap((name) =>
      ['TEE', '', 'X', 'GONE'].map((sku) => ({ name, sku })),
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
        (sorted) => {
          for (const line of lines) expect(find(line, sorted)).toEqual(find(line, items));
        },
      ),
    );
  });
});

it('a name may begin with any of these titles', () => {
  expect(possibleTitles('Tray - oak - Large / Red')).toEqual([
    'Tray - oak - Large / Red',
    'Tray - oak',
    'Tray',
  ]);
});
