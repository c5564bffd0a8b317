import type { CurrencyCode } from '@consignment/domain/money/currency';
import { presentVariants } from '@consignment/domain/orders/product-stock';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ListedVariant } from '../../../parts/products/catalog.ts';
import { CatalogProduct } from '../../../parts/products/CatalogProduct.tsx';
import { DateText } from '../../../parts/lists/DateText.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { productColumns } from '../../../parts/products/product-columns.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import type { PortalProduct } from './portal-product.ts';

const texts = defineTexts('PortalProductColumns', {
  andMore: '{first} and {n} more',
  barcode: 'Barcode',
  itemCost: 'Item Cost',
  earningPotential: 'Earning Potential',
  view: 'View',
});

type Column = DataColumn<PortalProduct>;

type Look = {
  /** In which the amounts are shown. */
  shown: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefInShop: (handle: string) => string;
};

/**
 * The columns of a vendor's products, in their order (spec accounts §2.4). A column of which no product says anything
 * is hidden by the shop and left out.
 */
export function portalProductColumns({
  rows,
  ...look
}: Look & { rows: readonly PortalProduct[] }): readonly Column[] {
  const { shown, timeZone, hrefInShop } = look;
  const all = productColumns(look);
  const columns: (Column | false)[] = [
    { ...all.product, cell: (product) => <CatalogProduct product={product} hasSku={false} /> },
    { id: 'sku', header: 'SKU', cell: (product) => firstOf(product, ({ sku }) => sku) },
    {
      id: 'barcode',
      header: texts.barcode,
      cell: (product) => firstOf(product, ({ barcode }) => barcode),
      width: 'narrow',
    },
    isToldOfVariants(rows, ({ price }) => price) && all.price,
    isToldOfVariants(rows, ({ cost_per_item: cost }) => cost) && { ...all.cost, header: texts.itemCost },
    all.inventory,
    all.paid,
    all.sold,
    all.available,
    isShown(rows, ({ commission }) => commission) && all.commission,
    isShown(rows, ({ get_earning_potential: potential }) => potential) && {
      id: 'potential',
      header: texts.earningPotential,
      cell: ({ get_earning_potential: potential }) => <MoneyText amount={potential} currency={shown} />,
      align: 'end',
    },
    { ...all.created, cell: ({ created_at: at }) => <DateText instant={at} timeZone={timeZone} /> },
    {
      id: 'view',
      header: texts.view,
      cell: (product) => <View product={product} hrefInShop={hrefInShop} />,
      width: 'narrow',
    },
  ];
  return columns.filter((column) => column !== false);
}

function isShown(rows: readonly PortalProduct[], valueOf: (product: PortalProduct) => unknown): boolean {
  return rows.length === 0 || rows.some((product) => valueOf(product) !== undefined);
}

/** Costs are hidden unless a shop shows them (spec accounts §4), and a product may have no variant at all. */
function isToldOfVariants(
  rows: readonly PortalProduct[],
  valueOf: (variant: ListedVariant) => unknown,
): boolean {
  return rows.some(({ variants = [] }) => variants.some((variant) => valueOf(variant) !== undefined));
}

/** The first that is there, and how many others there are. */
function firstOf(
  { variants = [] }: PortalProduct,
  textOf: (variant: ListedVariant) => string | undefined,
): string {
  const all = presentVariants(variants).flatMap((variant) => textOf(variant) || []);
  const [first, ...others] = [...new Set(all)];
  if (first === undefined) return '–';
  return others.length === 0 ? first : texts.andMore({ first, n: formatCount(others.length) });
}

/** A product that is not on sale has no page in the shop. */
function View({ product, hrefInShop }: { product: PortalProduct } & Pick<Look, 'hrefInShop'>) {
  const { status, handle, title } = product;
  if (status !== 'active' || handle === '') return <span>–</span>;
  return (
    <>
      <Link href={hrefInShop(handle)} label={texts.view} isExternal />
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  );
}
