const ofShop = 'shop_id = app_shop_id()';
const noVendor = '(app_vendor_ids() IS NULL)';
const forVendors = (condition: string) =>
  `((${ofShop}) AND CASE WHEN ${noVendor} THEN true ELSE (${condition}) END)`;

/** Which rows a session sees by each policy. Written as `plain` in schema-page.ts leaves an expression. */
export const policyLines: Readonly<Record<string, string>> = {
  [`(${ofShop})`]: 'the session’s shop',
  '(id = app_shop_id())': 'the session’s shop',
  [`((${ofShop}) AND ${noVendor})`]: 'the session’s shop; none in a vendor’s session',
  [`((${ofShop}) AND (vendor_id IS NULL))`]: 'rates of the whole shop, to read',
  [`(((shop_id IS NULL) OR (${ofShop})) AND ${noVendor})`]:
    'the session’s shop and those for every shop; none in a vendor’s session',
  [forVendors('vendor_id = ANY (app_vendor_ids())')]:
    'the session’s shop; in a vendor’s session that vendor’s only',
  [forVendors('id = ANY (app_vendor_ids())')]: 'the session’s shop; in a vendor’s session the vendor itself',
  [forVendors('(NOT is_test) AND (vendor_id = ANY (app_vendor_ids()))')]:
    'the session’s shop; in a vendor’s session that vendor’s only, without test payouts',
  [forVendors(
    'EXISTS ( SELECT FROM line_items l WHERE ((l.shop_id = orders.shop_id) AND (l.order_id = orders.id)))',
  )]: 'the session’s shop; in a vendor’s session orders with a line of that vendor',
  [forVendors('EXISTS ( SELECT FROM line_items l WHERE (l.id = payout_items.line_item_id))')]:
    'the session’s shop; in a vendor’s session items of that vendor’s lines',
  [forVendors('EXISTS ( SELECT FROM statements s WHERE (s.id = statement_entries.statement_id))')]:
    'the session’s shop; in a vendor’s session entries of that vendor’s statements',
  [forVendors('EXISTS ( SELECT FROM statements s WHERE (s.id = statement_notes.statement_id))')]:
    'the session’s shop; in a vendor’s session notes of that vendor’s statements',
  [forVendors(
    'EXISTS ( SELECT FROM questions q WHERE ((q.shop_id = question_messages.shop_id) AND (q.id = question_messages.question_id)))',
  )]: 'the session’s shop; in a vendor’s session messages of that vendor’s questions',
  [forVendors(
    'EXISTS ( SELECT FROM questions q WHERE ((q.shop_id = question_files.shop_id) AND (q.id = question_files.question_id)))',
  )]: 'the session’s shop; in a vendor’s session files that were sent in that vendor’s questions',
  [forVendors(
    'EXISTS ( SELECT FROM vendor_customers l WHERE ((l.shop_id = customers.shop_id) AND (l.customer_id = customers.id)))',
  )]: 'the session’s shop; in a vendor’s session that vendor’s customers',
  [forVendors('(vendor_ids IS NULL) OR (vendor_ids && app_vendor_ids())')]:
    'the session’s shop; in a vendor’s session fees that concern or concerned that vendor',
  [forVendors(
    'EXISTS ( SELECT FROM fees f WHERE ((f.shop_id = fee_versions.shop_id) AND (f.id = fee_versions.fee_id)))',
  )]: 'the session’s shop; in a vendor’s session versions of fees that it sees',
  [forVendors(
    '((vendor_id IS NULL) OR (vendor_id = ANY (app_vendor_ids()))) AND ((product_id IS NULL) OR (EXISTS ( SELECT FROM products p WHERE ((p.shop_id = commission_rules.shop_id) AND (p.id = commission_rules.product_id))))) AND ((variant_id IS NULL) OR (EXISTS ( SELECT FROM variants v WHERE ((v.shop_id = commission_rules.shop_id) AND (v.id = commission_rules.variant_id)))))',
  )]:
    'the session’s shop; in a vendor’s session that vendor’s rules, the whole shop’s, and those of products that it sees',
};
