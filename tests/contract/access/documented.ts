import type { Party } from '@consignment/domain/people/roles';

/*
 * The 83 documented calls as listed in the spec: path, method, callers, parameters and answer. openapi.yaml is
 * compared with this list, so nothing here is derived from it.
 */

export type Caller = Party | 'public';

export type Documented = {
  readonly number: number;
  /** Method and path below the API's root. */
  readonly call: string;
  readonly roles: readonly Caller[];
  /** Further ones that this product admits, with the reason. */
  readonly also?: { readonly roles: readonly Caller[]; readonly why: string };
  /** The names of parameters: query, body and headers. */
  readonly sends: readonly string[];
  /** The names in the answer at any depth; null where the documents show none. */
  readonly answers: readonly string[] | null;
};

type More = { sends?: string; answers?: string; also?: Documented['also'] };

function row(number: number, call: string, roles: readonly Caller[], more: More = {}): Documented {
  const { sends = '', answers, also } = more;
  return {
    number,
    call,
    roles,
    ...(also === undefined ? {} : { also }),
    sends: words(sends),
    answers: answers === undefined ? null : words(answers),
  };
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const P = ['public'] as const;
const M = ['merchant'] as const;
const V = ['vendor'] as const;
const S = ['salesrep'] as const;
const MV = ['merchant', 'vendor'] as const;
const MS = ['merchant', 'salesrep'] as const;

const repsSignIn = { roles: S, why: 'The app of sales reps shows the shop it is logged in to.' } as const;
const everySession = { roles: MS, why: 'The one sign-out there is.' } as const;
const merchantsSeeReps = { roles: M, why: 'Reps are the shop’s, so its merchant sees them.' } as const;
const repsSeeNews = { roles: S, why: 'Their home has the notifications too (spec accounts §2.5).' } as const;
const ownPassword = { roles: S, why: 'A login with a password may change it.' } as const;

const portalTexts =
  'vendor_portal_theme vendor_portal_logo_url vendor_portal_logo_title vendor_portal_css ' +
  'vendor_portal_primary_color vendor_portal_secondary_color vendor_portal_font_color ' +
  'vendor_portal_button_text_color vendor_portal_login_title vendor_portal_login_description vendor_portal_terms';
const shop =
  'id myshopify_domain domain name created_date agree_to_terms agree_to_upgrade agree_to_upgrade_datetime ' +
  'upgrade_process_step can_use_paypal activation_requested show_upgrade_offer';
const settings = 'id theme tracking_type use_cost_per_item global_commission sync_active';
const appSettings =
  'id discount_share commission_start_date ignore_order_tags portal_commission_fields key value commission_fields label';
const totals = 'id name contact_name image commission_due commission_paid commission_earned product_count';
const sums = 'commission_due commission_paid commission_earned store_profit total_sales amount_taxed';
const vendor =
  'id name contact_name email phone address_1 address_2 city state zip paypal_email pay_type commission_rate ' +
  'flat_rate by_profit by_compare_at_price collects_tax hidden currency discount_codes note image product_count ' +
  'next_prev prev next commission_totals due paid earned';
const contact = 'contact_name email phone address_1 address_2 city state zip';
const lineItem =
  'id order name processed_at customer_name customer_company location variant title image src cost_per_item ' +
  'compare_at_price barcode product tags sku price quantity allocated_discount commission_amount commission_type ' +
  'commission_rate total_tax vendor_paid fulfillment_status override_commission_line_item override_vendor vendor';
const payout = 'id invoice_number amount note created_date vendor vendor_name';
const unpaid = 'line_items count amount';
const order =
  'id order_id name processed_at customer_name customer_company financial_status fulfillment_status total_price';
const product =
  'id title handle image product_type created_at deleted status start_date end_date commission ' +
  'get_earning_potential variants price sku barcode inventory_quantity inventory_management cost_per_item sold paid';
const typeRate = 'product_type commission_rate commission_percentage';
const list = 'ordering page search page_size';

export const documented: readonly Documented[] = [
  // Sessions, tokens, accounts
  row(1, 'GET /{platform}/shop-public/', P, {
    sends: 'shop',
    answers: `shop_id name domain myshopify_domain country_code ${portalTexts}`,
  }),
  row(2, 'GET /{platform}/authenticate-shop/', P, { answers: 'access refresh' }),
  row(3, 'GET /vendors/authenticate-vendor/', P, { answers: 'access refresh' }),
  row(4, 'POST /token/', P, { sends: 'email password', answers: 'refresh access' }),
  row(5, 'POST /token/refresh/', P, { sends: 'refresh', answers: 'access refresh' }),
  row(6, 'POST /phone-verification/', M, { sends: 'phone' }),
  row(7, 'GET /vendors/me/', V, {
    answers:
      'results id name image currency contact_name account_email paypal_email collects_tax commission_due commission_paid commission_earned amount_unpaid',
  }),
  row(20, 'GET /vendors/logout/', V, { also: everySession }),
  row(74, 'POST /vendors/login/', P, { sends: 'email password shop', answers: 'access refresh message' }),
  row(75, 'POST /accounts/vendor-register/', P, {
    sends: 'name email password1 password2 myshopify_domain donate paypal_email',
  }),
  row(76, 'PUT /accounts/vendor-send-reset-pw-email/', P, { sends: 'email' }),
  row(77, 'PUT /accounts/authenticate-token/', P, { sends: 'uidb64 token', answers: 'access' }),
  row(78, 'PUT /accounts/reset-password/', P, { sends: 'new_password1 new_password2' }),
  row(79, 'PUT /accounts/change-email/', V, { sends: 'email' }),
  row(66, 'PUT /accounts/change-password/', MV, {
    sends: 'old_password new_password1 new_password2 id',
    also: ownPassword,
  }),
  row(65, 'POST /vendors/shop-vendor-accounts/', M, { sends: 'vendor_signups id vendor_ids approved' }),
  row(67, 'GET /vendors/shop-vendor-accounts/', M, {
    sends: `expand ${list}`,
    answers:
      'results id vendor_signup_id vendor_signup_name vendor_signup_user_email approved vendors name commission_due commission_paid',
  }),
  row(68, 'GET /vendors/signups/', M, { sends: 'ordering page_size format' }),
  row(64, 'DELETE /vendors/signups/{id}/delete/', M),
  row(41, 'GET /vendors/invite', M, { sends: 'shop_id vendor_id' }),

  // Shop, settings, onboarding, upgrade, sync
  row(10, 'GET /{platform}/shops/', M, { answers: shop, also: repsSignIn }),
  row(18, 'PUT /{platform}/shops/{id}/retrieve-update/', M, { sends: 'agree_to_terms' }),
  row(19, 'PATCH /{platform}/shops/confirm-upgrade/', M, { sends: 'shop' }),
  row(31, 'PATCH /{platform}/shops/request-activation/', M, { sends: 'shop' }),
  row(9, 'GET /settings/settings/list/', MV, { answers: settings, also: repsSignIn }),
  row(13, 'PUT /settings/settings/{id}/retrieve-update/', M, {
    sends: 'theme tracking_type use_cost_per_item global_commission',
  }),
  row(8, 'GET /vendors/app-settings/list/', MV, { answers: appSettings, also: repsSignIn }),
  row(14, 'PUT /vendors/app-settings/{id}/retrieve-update/', M, {
    sends: 'discount_share commission_start_date ignore_order_tags',
  }),
  row(73, 'POST /vendors/commission-fields/', M, { sends: 'fields id key value' }),
  row(12, 'GET /{platform}/shop-meta/', MV, {
    sends: 'page_size',
    answers: 'results id meta_key meta_value shop',
    also: repsSignIn,
  }),
  row(15, 'POST /{platform}/shop-meta/create/', M, { sends: 'meta_key meta_value' }),
  row(16, 'PUT /{platform}/shop-meta/{id}/retrieve-update/', M, { sends: 'meta_value' }),
  row(11, 'GET /{payment}/settings/list/', M, {
    answers: 'results id live_api_client live_api_secret test_api_client test_api_secret live_mode',
  }),
  row(17, 'PUT /{payment}/settings/{id}/retrieve-update/', M, {
    sends: 'live_api_client live_api_secret test_api_client test_api_secret live_mode',
  }),
  row(21, 'GET /shop-sync/', M, { sends: 'domain app_slug' }),
  row(22, 'GET /sync-progress/', M, { sends: 'domain', answers: 'description progress active' }),
  row(30, 'GET /{platform}/announcements/', M, {
    sends: 'sort page_size',
    answers: 'results title message created_date',
    also: repsSeeNews,
  }),

  // Vendors and totals
  row(34, 'GET /vendors/commission-totals/', M, {
    sends: `${list} hidden format`,
    answers: `results ${totals}`,
  }),
  row(35, 'GET /vendors/calculate-commission-totals/', M, {
    sends: `${list} hidden start_date end_date`,
    answers: `results ${totals}`,
  }),
  row(24, 'GET /vendors/commission-totals/due/', M, {
    sends: 'sort limit',
    answers: `results ${totals}`,
  }),
  row(25, 'GET /vendors/commission-totals/top_earners/', M, {
    sends: 'ordering page_size',
    answers: `results ${totals}`,
  }),
  row(33, 'GET /vendors/commission-totals/combined/', MV, { answers: sums }),
  row(37, 'GET /vendors/commission-totals/{vendorId}/', MV, { answers: sums }),
  row(29, 'GET /vendors/recalculate-totals/', MV, { sends: 'shop_id page force vendor_id' }),
  row(38, 'GET /vendors/{id}/', MV, { answers: vendor }),
  row(39, 'PUT /vendors/{id}/', MV, {
    sends: `note ${contact} paypal_email pay_type commission_rate flat_rate by_profit by_compare_at_price collects_tax hidden currency discount_codes`,
  }),
  row(58, 'GET /vendors/{id}/customers/', MV, {
    sends: 'ordering',
    answers:
      'results customer_id customer__first_name customer__last_name customer__email customer__state customer__created_at',
  }),
  row(59, 'POST /vendors/{id}/customers/', M, { sends: 'customers' }),
  row(60, 'GET /customers/', M, {
    sends: 'search ordering',
    answers: 'results id first_name last_name vendor',
  }),
  row(83, 'POST /customers/create/', V, {
    sends: 'email first_name last_name vendor',
    answers: 'id email first_name last_name vendor',
  }),
  row(61, 'GET /vendors/{id}/metafields/', M, { answers: 'results id key value' }),
  row(62, 'POST /vendors/{id}/metafields/', M, { sends: 'metafields id key value' }),

  // Commissions, overrides, rates, payouts
  row(42, 'GET /vendors/commissions/', MV, {
    sends: `vendor_id shop_id paid date_start date_end ${list} omit format`,
    answers: `results ${lineItem}`,
  }),
  row(40, 'GET /orders/calculate-commissions/', M, { sends: 'vendor' }),
  row(28, 'GET /vendors/update-commissions/{vendorId}/', M),
  row(26, 'GET /vendors/unpaid-commissions/{vendorId}/', M, {
    sends: 'date_start date_end search',
    answers: unpaid,
  }),
  row(47, 'GET /vendors/unpaid-commissions/', MV, { sends: 'vendor_id', answers: unpaid }),
  row(43, 'POST /orders/create-custom/', M, { sends: 'title commission vendor_id' }),
  row(44, 'POST /vendors/override-commission/create/', MS, { sends: 'line_item commission' }),
  row(45, 'PUT /vendors/override-commission/{id}/update/', MS, { sends: 'line_item commission' }),
  row(46, 'PUT /orders/lineitems/{id}/', M, { sends: 'override_vendor' }),
  row(70, 'GET /products/types/', M, {
    sends: 'page',
    answers: `results id commission ${typeRate}`,
  }),
  row(55, 'GET /products/types/{vendorId}/', M, { answers: `results id commission ${typeRate}` }),
  row(71, 'POST /vendors/product-type-commissions/', M, { sends: typeRate }),
  row(72, 'PUT /vendors/product-type-commission/{id}/', M, { sends: typeRate }),
  row(56, 'POST /vendors/vendor-product-type-commissions/', M, { sends: `${typeRate} vendor` }),
  row(57, 'PUT /vendors/vendor-product-type-commission/{id}/', M, { sends: `${typeRate} vendor` }),
  row(23, 'GET /vendors/payouts/', MV, {
    sends: `vendor_id ${list} format`,
    answers: `results ${payout}`,
  }),
  row(27, 'POST /vendors/payouts/create/', M, {
    sends: 'vendor pay_w_paypal note all_line_items line_item_ids additional_pay Idempotency-Key',
  }),
  row(36, 'POST /vendors/payouts/create-all/', M, { sends: 'start_date end_date' }),
  row(49, 'GET /vendors/payouts/{id}/', MV, {
    sends: 'expand',
    answers: `${payout} line_items line_item ${lineItem}`,
  }),
  row(50, 'PUT /vendors/payouts/{id}/update/', M, { sends: 'note' }),
  row(51, 'GET /vendors/payouts/{id}/csv/', MV),
  row(52, 'DELETE /vendors/payouts/{id}/delete/', M),
  row(48, 'POST /vendors/export-payout/', MV, { sends: 'id' }),

  // Orders, products, sales reps
  row(32, 'GET /orders/', MS, { sends: `date_range ${list}`, answers: `results ${order}` }),
  row(63, 'GET /orders/{id}/', MS, {
    answers: `${order} subtotal_price note tags address1 address2 city province zip line_items ${lineItem}`,
  }),
  row(81, 'GET /orders/{id}/sales-rep-commissions/', S, {
    answers: 'results id percent sales_rep user first_name last_name image order',
    also: merchantsSeeReps,
  }),
  row(82, 'GET /salesreps/commission-totals/', S, {
    sends: 'search ordering',
    answers: 'results id name',
    also: merchantsSeeReps,
  }),
  row(53, 'GET /products/', MV, { sends: `expand vendor ${list} format`, answers: `results ${product}` }),
  row(69, 'GET /products/sold/', MV, {
    sends: `expand start_date end_date vendor format`,
    answers: `results ${product}`,
  }),
  row(54, 'GET /products/variants/', MV, { sends: `expand vendor ${list} format` }),
  row(80, 'GET /products/{id}/', MV, { sends: 'expand', answers: product }),
];
