import { isCurrency } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { isLogoUrl } from '../../common/logo-url.ts';
import { filterShopCss } from '../../shop-css/filter.ts';
import { themeFaults } from '../../shop-css/theme.ts';

const texts = defineTexts('ShopMetas', {
  noSuchSetting: 'There is no setting named “{key}”.',
  cssFault:
    'Line {line}, column {column}: {detail}{others, plural, =0 {} one { # more place needs to be changed.} other { # more places need to be changed.}}',
});

type Kind = 'switch' | 'text' | 'theme' | 'link' | 'picture' | 'currency' | 'css' | 'tokens';

/** The meta keys that exist (spec foundations §3), each with its allowed values; '' is always allowed. */
export const metaKinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['vendor_consignment_intro', 'switch'],
  // Our additions to the spec: the step of the onboarding, and the referral of the shop.
  ['consignment_onboarding_step', 'text'],
  ['referral_code', 'text'],
  ['vendor_consignment_review_popup', 'switch'],
  ['vendor_consignment_review_popup_write', 'switch'],
  ['vendor_product_tag_prefix', 'text'],
  ['mailchimp_subscriber_hash', 'text'],
  ['vendor_enable_order_notifications', 'switch'],
  ['vendor_enable_order_notifications_cc', 'switch'],
  ['currency', 'currency'],
  ['vendor_disable_approval_email', 'switch'],
  ['consignment_discount_pre_percentage', 'switch'],
  ['consignment_calculate_by_profit', 'switch'],
  ['vendor_field_commissions', 'switch'],
  ['vendor_field_discount', 'switch'],
  ['vendor_field_cost_per_item', 'switch'],
  ['vendor_field_sell_price', 'switch'],
  ['vendor_field_order_num', 'switch'],
  ['vendor_field_order_date', 'switch'],
  ['vendor_field_customer_name', 'switch'],
  ['vendor_portal_products', 'switch'],
  ['vendor_portal_disabled', 'switch'],
  // Our addition: pages of the shop's own domains may show the portal in a frame.
  ['vendor_portal_embedded', 'switch'],
  ['vendor_portal_theme', 'theme'],
  ['vendor_portal_primary_color', 'text'],
  ['vendor_portal_secondary_color', 'text'],
  ['vendor_portal_font_color', 'text'],
  ['vendor_portal_button_text_color', 'text'],
  ['vendor_portal_login_description', 'text'],
  ['vendor_portal_login_title', 'text'],
  ['vendor_portal_logo_url', 'picture'],
  ['vendor_portal_logo_title', 'text'],
  ['vendor_portal_terms', 'link'],
  ['vendor_portal_css', 'css'],
  // Our addition: a theme in the Design Tokens format, beneath the four colours.
  ['vendor_portal_tokens', 'tokens'],
]);

/** The metas that commissions depend on: a change re-prices the unpaid lines. */
export const pricingMetas: ReadonlySet<string> = new Set([
  'consignment_discount_pre_percentage',
  'consignment_calculate_by_profit',
]);

/** The prefix of the tags that name a vendor: a change determines the vendors of products and unpaid lines again. */
export const trackingMeta = 'vendor_product_tag_prefix';

const isOfKind = {
  switch: (value) => value === 'true' || value === 'false',
  text: () => true,
  theme: (value) => value === 'light' || value === 'dark',
  link: isLink,
  picture: (value) => (isLink(value) && /^https:/i.test(value)) || isLogoUrl(value),
  currency: isCurrency,
  css: (value) => filterShopCss(value).problems.length === 0,
  tokens: (value) => themeFaults(value).length === 0,
} satisfies Record<Kind, (value: string) => boolean>;

const wanted = defineTexts('WantedShopMetas', {
  switch: '{key} must be “true” or “false”.',
  text: '{key} must be text.',
  theme: '{key} must be “light” or “dark”.',
  link: '{key} must be a web address that starts with https:// or http://.',
  picture: '{key} must be a web address that starts with https://, or the address of an uploaded logo.',
  currency: '{key} must be a currency code, such as USD.',
});

export type MetaVerdict =
  | { readonly is: 'ok' }
  | { readonly is: 'refused'; readonly code: 'unknown_meta_key' | 'invalid_value'; readonly why: string };

/** True where this key may hold this value. */
export function checkMeta(key: string, value: string): MetaVerdict {
  const kind = metaKinds.get(key);
  if (kind === undefined) {
    return { is: 'refused', code: 'unknown_meta_key', why: texts.noSuchSetting({ key }) };
  }
  if (value === '' || isOfKind[kind](value)) return { is: 'ok' };
  const words = { css: wordsOfCss, tokens: wordsOfTokens };
  const why = kind === 'css' || kind === 'tokens' ? words[kind](value) : wanted[kind]({ key });
  return { is: 'refused', code: 'invalid_value', why };
}

function wordsOfCss(css: string): string {
  const { problems } = filterShopCss(css);
  const [first] = problems;
  if (first === undefined) return '';
  const { line, column, detail } = first;
  return texts.cssFault({ line, column, detail, others: problems.length - 1 });
}

function wordsOfTokens(file: string): string {
  return themeFaults(file).join('\n');
}

// A link with another scheme, such as javascript:, would run in the portal of every vendor.
function isLink(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}
