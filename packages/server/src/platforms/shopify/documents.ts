/*
 * The queries to the Admin API. The fields of orders and products are listed once, so that a sync, a webhook and a
 * reconciliation read the same.
 */

const money = '{ shopMoney { amount } }';
const address = '{ name company address1 address2 city province zip country }';

const orderFields = `
  id name processedAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
  currencyCode taxesIncluded tags note email
  subtotalPriceSet ${money} totalShippingPriceSet ${money} totalTaxSet ${money} totalPriceSet ${money}
  totalRefundedSet ${money} totalOutstandingSet ${money} originalTotalDutiesSet ${money} totalTipReceivedSet ${money}
  totalCashRoundingAdjustment { paymentSet ${money} }
  disputes { status }
  transactions { kind status processedAt } fulfillments { status createdAt }
  retailLocation { name } customer { displayName }
  billingAddress ${address} shippingAddress ${address}`;

const lineFields = `
  id name title sku vendor quantity currentQuantity unfulfilledQuantity isGiftCard requiresShipping taxable
  product { id } variant { id }
  originalUnitPriceSet ${money}
  discountAllocations { allocatedAmountSet ${money} }
  taxLines { priceSet ${money} }`;

const productFields = `
  id handle title vendor productType tags isGiftCard status updatedAt
  featuredMedia { preview { image { url } } }`;

const variantFields = `
  id title sku barcode price compareAtPrice inventoryQuantity
  inventoryItem { tracked unitCost { amount } }`;

/**
 * Bulk queries have no page sizes and at most two levels of connections. An order's refunds are a connection within a
 * list, which they refuse, so refunds are fetched separately for orders that have any
 * (https://shopify.dev/docs/apps/build/apis/graphql-admin/bulk-operations/queries).
 */
/*
 * A product's collections are a connection beside its variants: three of the five that a bulk query may have. The query of one
 * product asks for its first fifty, one point each of the thousand that a query may cost, beside three for each of its hundred
 * variants (https://shopify.dev/docs/api/usage/limits); a product in more collections costs a query for every next hundred.
 */
const inBulk = {
  collections: 'collections { edges { node { id title } } }',
  variants: `variants { edges { node { ${variantFields} } } }`,
};

export const bulkQueries = {
  orders: (filter: string) =>
    `{ orders${argumentOf(filter)} { edges { node { ${orderFields} lineItems { edges { node { ${lineFields} } } } } } } }`,
  products: (filter: string) =>
    `{ products${argumentOf(filter)} { edges { node { ${productFields} ${inBulk.collections} ${inBulk.variants} } } } }`,
};

function argumentOf(filter: string): string {
  return filter === '' ? '' : `(query: ${JSON.stringify(filter)})`;
}

/** Grouped: children follow their parent directly, so that a file is read without holding it in memory. */
export const runBulkQuery = `mutation runBulkQuery($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { id status createdAt }
    userErrors { code field message }
  }
}`;

export const bulkOperation = `query bulkOperation($id: ID!) {
  node(id: $id) { ... on BulkOperation { id status errorCode createdAt objectCount fileSize url } }
}`;

export const refundsOfOrders = `query refundsOfOrders($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id refunds { id createdAt totalRefundedSet ${money}
    refundLineItems(first: 20) { nodes { lineItem { id } quantity } pageInfo { hasNextPage } }
    refundShippingLines(first: 5) { nodes { subtotalAmountSet ${money} taxAmountSet ${money} } } } } }
}`;

export const refundLines = `query refundLines($id: ID!, $after: String) {
  node(id: $id) { ... on Refund { refundLineItems(first: 100, after: $after) {
    nodes { lineItem { id } quantity } pageInfo { hasNextPage endCursor } } } }
}`;

export const oneOrder = `query oneOrder($id: ID!, $after: String) {
  order(id: $id) { ${orderFields}
    lineItems(first: 40, after: $after) { nodes { ${lineFields} } pageInfo { hasNextPage endCursor } } }
}`;

export const ordersThere = `query ordersThere($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id } }
}`;

export const oneProduct = `query oneProduct($id: ID!, $after: String) {
  product(id: $id) { ${productFields}
    collections(first: 50) { nodes { title } pageInfo { hasNextPage endCursor } }
    variants(first: 100, after: $after) { nodes { ${variantFields} } pageInfo { hasNextPage endCursor } } }
}`;

export const collectionsOfProduct = `query collectionsOfProduct($id: ID!, $after: String) {
  product(id: $id) {
    collections(first: 100, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } } }
}`;

export const productOfInventoryItem = `query productOfInventoryItem($id: ID!) {
  inventoryItem(id: $id) { variants(first: 1) { nodes { product { id } } } }
}`;

export const theShop = `query theShop {
  shop { name email myshopifyDomain currencyCode ianaTimezone taxesIncluded
    primaryDomain { host } billingAddress { countryCodeV2 } }
}`;

export const subscriptions = `query subscriptions($after: String) {
  webhookSubscriptions(first: 100, after: $after) { nodes { id topic uri } pageInfo { hasNextPage endCursor } }
}`;

export const subscribe = `mutation subscribe($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) {
    webhookSubscription { id } userErrors { field message }
  }
}`;
