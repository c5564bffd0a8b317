/* The shapes of the answers to the queries in documents.ts. */

export type Money = { readonly shopMoney: { readonly amount: string } };

export type Address = Readonly<
  Record<
    'name' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'zip' | 'country',
    string | null
  >
>;

export type OrderNode = {
  readonly id: string;
  readonly name: string;
  readonly processedAt: string;
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  readonly transactions: readonly {
    readonly kind: string;
    readonly status: string;
    readonly processedAt: string | null;
  }[];
  readonly fulfillments: readonly { readonly status: string; readonly createdAt: string }[];
  readonly disputes: readonly { readonly status: string }[];
  readonly displayFinancialStatus: string | null;
  readonly displayFulfillmentStatus: string;
  readonly currencyCode: string;
  readonly taxesIncluded: boolean;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly email: string | null;
  readonly subtotalPriceSet: Money | null;
  readonly totalShippingPriceSet: Money;
  readonly totalTaxSet: Money | null;
  readonly totalPriceSet: Money;
  readonly totalRefundedSet: Money;
  /** Below 0 where the shop owes the customer. */
  readonly totalOutstandingSet: Money;
  readonly originalTotalDutiesSet: Money | null;
  readonly totalTipReceivedSet: Money;
  /** Below 0 where the customer paid less than the total. */
  readonly totalCashRoundingAdjustment: { readonly paymentSet: Money };
  readonly retailLocation: { readonly name: string } | null;
  readonly customer: { readonly displayName: string } | null;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
};

export type LineNode = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly sku: string | null;
  readonly vendor: string | null;
  /** Including units returned or removed since. */
  readonly quantity: number;
  /** Without units returned or removed. */
  readonly currentQuantity: number;
  readonly unfulfilledQuantity: number;
  readonly isGiftCard: boolean;
  readonly requiresShipping: boolean;
  readonly taxable: boolean;
  readonly product: { readonly id: string } | null;
  readonly variant: { readonly id: string } | null;
  readonly originalUnitPriceSet: Money;
  readonly discountAllocations: readonly { readonly allocatedAmountSet: Money }[];
  readonly taxLines: readonly { readonly priceSet: Money }[];
};

export type RefundLineNode = { readonly lineItem: { readonly id: string }; readonly quantity: number };

export type RefundNode = {
  readonly id: string;
  readonly createdAt: string | null;
  readonly totalRefundedSet: Money;
  readonly lines: readonly RefundLineNode[];
  readonly shipping: readonly { readonly subtotalAmountSet: Money; readonly taxAmountSet: Money }[];
};

export type ProductNode = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly isGiftCard: boolean;
  readonly status: string;
  readonly updatedAt: string;
  readonly featuredMedia: {
    readonly preview: { readonly image: { readonly url: string } | null } | null;
  } | null;
};

export type VariantNode = {
  readonly id: string;
  readonly title: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly price: string;
  readonly compareAtPrice: string | null;
  readonly inventoryQuantity: number | null;
  readonly inventoryItem: {
    readonly tracked: boolean;
    readonly unitCost: { readonly amount: string } | null;
  } | null;
};

/** `id` only in results of bulk queries, where it says of which kind a child is. */
export type CollectionNode = { readonly id?: string; readonly title: string };

export type WirePageOf<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
};

/** 'gid://shopify/Order/1' as '1'. */
export function numberOf(gid: string): string {
  return /\/([^/?]+)(?:\?.*)?$/.exec(gid)?.[1] ?? gid;
}

export function gidOf(type: 'Order' | 'Product' | 'InventoryItem', number: string): string {
  return `gid://shopify/${type}/${number}`;
}
