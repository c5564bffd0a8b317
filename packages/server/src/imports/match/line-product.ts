import type { PlatformLine } from '../port/records.ts';
import { isRounded } from '../port/ids.ts';
import type { CatalogItem, WantedItems } from '../../queries/imports/catalog.ts';

/*
 * Finds the product of a line (commission rules §10). The result depends on the line and the shop's products, never
 * on other lines of the order.
 */

/** The values that a line takes from its product. Where several variants match, only those on which they all agree. */
export type LineProduct = {
  readonly variantId: number | null;
  readonly title: string | null;
  readonly vendorName: string | null;
  readonly tags: string | null;
  readonly productType: string | null;
  readonly image: string | null;
  readonly isGiftCard: boolean | null;
  readonly cost: number | null;
  readonly compareAtPrice: number | null;
};

export type FoundProduct =
  | { readonly is: 'found'; readonly product: LineProduct }
  /** Several variants match and differ in this value, which the line lacks. */
  | {
      readonly is: 'ambiguous';
      readonly product: LineProduct;
      readonly variants: number;
      readonly differs: ReadonlySet<Decisive>;
    }
  | { readonly is: 'unknown' };

const decisive = ['vendorName', 'tags', 'productType', 'isGiftCard', 'cost', 'compareAtPrice'] as const;
type Decisive = (typeof decisive)[number];

/** The values that identify a line's product. */
type NamedLine = Pick<PlatformLine, 'name' | 'sku' | 'exact'>;

/** The possible titles of a name: 'A - B - C' may be of 'A - B - C', 'A - B' or 'A'. */
export function possibleTitles(name: string): string[] {
  const parts = name.split(' - ');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(' - '));
}

export type KnownCatalog = {
  readonly byId: ReadonlyMap<string, CatalogItem>;
  readonly bySku: ReadonlyMap<string, readonly CatalogItem[]>;
  readonly byName: ReadonlyMap<string, readonly CatalogItem[]>;
};

/** `bySku` and `byTitle` hold all variants with the SKUs and titles that were asked for. */
export function catalogOf(items: {
  readonly byId: readonly CatalogItem[];
  readonly bySku: readonly CatalogItem[];
  readonly byTitle: readonly CatalogItem[];
}): KnownCatalog {
  return {
    byId: new Map(items.byId.map((item) => [item.platformId, item])),
    bySku: Map.groupBy(items.bySku, ({ sku }) => sku),
    byName: Map.groupBy(items.byTitle, nameOf),
  };
}

/** The catalogue in which the products of these lines are found; `lookUp` returns every variant that matches. */
export async function catalogFor(
  lookUp: (wanted: WantedItems) => Promise<readonly CatalogItem[]>,
  lines: readonly NamedLine[],
): Promise<KnownCatalog> {
  const distinct = (texts: readonly string[]) => [...new Set(texts)];
  const byId = await lookUp({
    by: 'id',
    these: distinct(lines.flatMap(({ exact }) => exact?.variantId ?? [])),
  });
  const bySku = await lookUp({
    by: 'sku',
    these: distinct(lines.map(skuOf).filter((sku) => sku !== '')),
  });
  const untitled = catalogOf({ byId, bySku, byTitle: [] });
  const others = lines.filter((line) => namedOrBySku(line, untitled) === undefined);
  const byTitle = await lookUp({
    by: 'title',
    these: distinct(others.flatMap(({ name }) => possibleTitles(name))),
  });
  return catalogOf({ byId, bySku, byTitle });
}

/**
 * The product of a line: of the variant that the line names; else of the variant with its SKU, or of several the one
 * whose options the line names; else of the variant with its title and options.
 */
export function productOfLine(line: NamedLine, catalog: KnownCatalog): FoundProduct {
  const sameName = catalog.byName.get(line.name) ?? [];
  const one = namedOrBySku(line, catalog) ?? onlyOf(sameName);
  if (one !== undefined) return { is: 'found', product: { ...agreedOf([one]), variantId: one.id } };
  const several = [...bySku(line, catalog), sameName].find(({ length }) => length > 0);
  if (several === undefined) return { is: 'unknown' };
  const product = agreedOf(several);
  const differs = new Set(decisive.filter((key) => several.some((item) => item[key] !== several[0]?.[key])));
  if (differs.size === 0) return { is: 'found', product };
  return { is: 'ambiguous', product, variants: several.length, differs };
}

function namedOrBySku(line: NamedLine, catalog: KnownCatalog): CatalogItem | undefined {
  const variantId = line.exact?.variantId ?? null;
  const named = variantId === null ? undefined : catalog.byId.get(variantId);
  return (
    named ??
    bySku(line, catalog)
      .map(onlyOf)
      .find((item) => item !== undefined)
  );
}

/** The variants with the line's SKU: those that match its title and options, those that match its options, and all. */
function bySku(line: NamedLine, catalog: KnownCatalog): (readonly CatalogItem[])[] {
  const sku = skuOf(line);
  const same = sku === '' ? [] : (catalog.bySku.get(sku) ?? []);
  const withOptions = same.filter(({ variantTitle }) => line.name.endsWith(` - ${variantTitle}`));
  return [same.filter((item) => nameOf(item) === line.name), withOptions, same];
}

function onlyOf(items: readonly CatalogItem[]): CatalogItem | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** The name that Shopify gives a line of this variant. */
function nameOf({ title, variantTitle }: CatalogItem): string {
  return variantTitle === 'Default Title' ? title : `${title} - ${variantTitle}`;
}

// A SKU that a spreadsheet has rounded matches many products.
function skuOf({ sku }: NamedLine): string {
  return isRounded(sku) ? '' : sku;
}

function agreedOf(items: readonly CatalogItem[]): LineProduct {
  const agreed = <K extends keyof CatalogItem>(key: K): CatalogItem[K] | null => {
    const [first, ...others] = items;
    return first !== undefined && others.every((item) => item[key] === first[key]) ? first[key] : null;
  };
  return {
    variantId: null,
    title: agreed('title'),
    vendorName: agreed('vendorName'),
    tags: agreed('tags'),
    productType: agreed('productType'),
    image: agreed('image'),
    isGiftCard: agreed('isGiftCard'),
    cost: agreed('cost'),
    compareAtPrice: agreed('compareAtPrice'),
  };
}

/** The values by which tracking finds a vendor. */
export type TrackedProducts = { readonly vendor: string; readonly tags: readonly string[] };

export function trackedBy(line: PlatformLine, catalog: KnownCatalog): TrackedProducts {
  const found = productOfLine(line, catalog);
  return soldBy(line, found.is === 'unknown' ? null : found.product);
}

/** The line's own vendor column takes precedence over its product's. */
export function soldBy(line: PlatformLine, item: LineProduct | null): TrackedProducts {
  return {
    vendor: line.vendor === '' ? (item?.vendorName ?? '') : line.vendor,
    tags: (item?.tags ?? '').split(','),
  };
}
