import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('PortalSettings', {
  notColour: 'Enter # followed by six digits (0 to 9 or a to f).',
  tooLong: 'Use at most {most} characters.',
  notSecure: 'Enter a web address that begins with https://.',
  notWeb: 'Enter a web address that begins with https:// or http://.',
});

/** The portal's settings by the keys of their metas; a colour is `#` and six digits of hex, empty for the default. */
export type PortalSettings = {
  vendor_portal_theme: 'light' | 'dark';
  vendor_portal_primary_color: string;
  vendor_portal_secondary_color: string;
  vendor_portal_font_color: string;
  vendor_portal_button_text_color: string;
  vendor_portal_logo_url: string;
  vendor_portal_logo_title: string;
  vendor_portal_login_title: string;
  vendor_portal_login_description: string;
  /** The address of the terms that vendors agree to; empty for none. */
  vendor_portal_terms: string;
  vendor_portal_css: string;
  /** The theme beyond the four colours, in the Design Tokens format; empty for none. */
  vendor_portal_tokens: string;
  vendor_portal_disabled: boolean;
  /** May pages of the shop's own domains show the portal in a frame. */
  vendor_portal_embedded: boolean;
} & Record<(typeof shownToVendors)[number]['key'], boolean>;

/** The fields that vendors see (spec accounts §2.1). The cost is ours: its key is the specification's, which names no box for it. */
export const shownToVendors = [
  { key: 'vendor_portal_products', byDefault: true },
  { key: 'vendor_field_commissions', byDefault: true },
  { key: 'vendor_field_sell_price', byDefault: true },
  { key: 'vendor_field_discount', byDefault: true },
  { key: 'vendor_field_order_num', byDefault: true },
  { key: 'vendor_field_order_date', byDefault: true },
  { key: 'vendor_field_customer_name', byDefault: false },
  { key: 'vendor_field_cost_per_item', byDefault: false },
] as const;

export const shownNames = defineTexts('ShownInPortalSettings', {
  vendor_portal_products: 'Products',
  vendor_field_commissions: 'Commission',
  vendor_field_sell_price: 'Sell price',
  vendor_field_discount: 'Discount',
  vendor_field_order_num: 'Order number',
  vendor_field_order_date: 'Order date',
  vendor_field_customer_name: 'Customer name',
  vendor_field_cost_per_item: 'Cost per item',
} satisfies Record<(typeof shownToVendors)[number]['key'], string>);

/** The parts of the settings, each with its address on the page. */
export const portalSections = ['brand', 'sign-in-page', 'what-vendors-see', 'advanced'] as const;

export type PortalSectionId = (typeof portalSections)[number];

export const sectionTitles = defineTexts('TitlesOfPortalSettings', {
  brand: 'Brand',
  'sign-in-page': 'Sign-in page',
  'what-vendors-see': 'What vendors see',
  advanced: 'Advanced',
} satisfies Record<PortalSectionId, string>);

/** The contents of each section. */
export const sectionsAbout = defineTexts('SectionsOfPortalSettings', {
  brand: 'Theme, colours, typography, shape and logo.',
  'sign-in-page': 'The first words that vendors see.',
  'what-vendors-see': 'The order fields and commission columns that you show.',
  advanced: 'Where the portal can be embedded, and your own style sheet.',
} satisfies Record<PortalSectionId, string>);

/** The colours that a shop chooses. */
export const colours = [
  'vendor_portal_primary_color',
  'vendor_portal_secondary_color',
  'vendor_portal_font_color',
  'vendor_portal_button_text_color',
] as const;

/** Used for a colour that is empty (spec accounts §5). */
export type PortalColours = Record<(typeof colours)[number], string>;

export const colourNames = defineTexts('ColoursOfPortalSettings', {
  vendor_portal_primary_color: 'Primary colour',
  vendor_portal_secondary_color: 'Secondary colour',
  vendor_portal_font_color: 'Text colour',
  vendor_portal_button_text_color: 'Button text colour',
} satisfies PortalColours);

/** The places of each colour in the portal. */
export const colourHints = defineTexts('ColourHintsOfPortalSettings', {
  vendor_portal_primary_color: 'Buttons and links.',
  vendor_portal_secondary_color: 'Accents.',
  vendor_portal_font_color: 'Text and figures.',
  vendor_portal_button_text_color: 'Text on buttons.',
} satisfies PortalColours);

/** The settings in a shop's metas; a switch that was never set is on or off by its own rule (spec accounts §4). */
export function portalSettingsOf(metas: ReadonlyMap<string, string>): PortalSettings {
  const text = (key: string) => metas.get(key) ?? '';
  const shown = shownToVendors.map(({ key, byDefault }) => {
    const value = text(key);
    return [key, value === '' ? byDefault : value !== 'false'];
  });
  return {
    vendor_portal_theme: text('vendor_portal_theme') === 'dark' ? 'dark' : 'light',
    vendor_portal_primary_color: text('vendor_portal_primary_color'),
    vendor_portal_secondary_color: text('vendor_portal_secondary_color'),
    vendor_portal_font_color: text('vendor_portal_font_color'),
    vendor_portal_button_text_color: text('vendor_portal_button_text_color'),
    vendor_portal_logo_url: text('vendor_portal_logo_url'),
    vendor_portal_logo_title: text('vendor_portal_logo_title'),
    vendor_portal_login_title: text('vendor_portal_login_title'),
    vendor_portal_login_description: text('vendor_portal_login_description'),
    vendor_portal_terms: text('vendor_portal_terms'),
    vendor_portal_css: text('vendor_portal_css'),
    vendor_portal_tokens: text('vendor_portal_tokens'),
    vendor_portal_disabled: text('vendor_portal_disabled') === 'true',
    vendor_portal_embedded: text('vendor_portal_embedded') === 'true',
    // Every key of the list has its value.
    ...(Object.fromEntries(shown) as Record<(typeof shownToVendors)[number]['key'], boolean>),
  };
}

function text(most: number) {
  return z.string().check(z.maxLength(most, { error: () => texts.tooLong({ most: formatCount(most) }) }));
}

const colour = z.string().check(({ value, issues }) => {
  if (value.trim() === '' || /^#[\da-f]{6}$/i.test(value.trim())) return;
  issues.push({ code: 'custom', message: texts.notColour, input: value });
});

function address(isTaken: (value: string) => boolean, fault: 'notSecure' | 'notWeb') {
  return text(2000).check(({ value, issues }) => {
    if (value.trim() === '' || isTaken(value.trim())) return;
    issues.push({ code: 'custom', message: texts[fault], input: value });
  });
}

const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isSecure = (value: string) => isWeb(value) && new URL(value).protocol === 'https:';

export const portalSchema = z.object({
  vendor_portal_theme: z.enum(['light', 'dark']),
  vendor_portal_primary_color: colour,
  vendor_portal_secondary_color: colour,
  vendor_portal_font_color: colour,
  vendor_portal_button_text_color: colour,
  vendor_portal_logo_url: address(
    (value) => isSecure(value) || value.startsWith('/api/files/logos/'),
    'notSecure',
  ),
  vendor_portal_logo_title: text(255),
  vendor_portal_login_title: text(255),
  vendor_portal_login_description: text(5000),
  vendor_portal_terms: address(isWeb, 'notWeb'),
  vendor_portal_css: text(50_000),
  vendor_portal_tokens: text(100_000),
  vendor_portal_disabled: z.boolean(),
  vendor_portal_embedded: z.boolean(),
  vendor_portal_products: z.boolean(),
  vendor_field_commissions: z.boolean(),
  vendor_field_sell_price: z.boolean(),
  vendor_field_discount: z.boolean(),
  vendor_field_order_num: z.boolean(),
  vendor_field_order_date: z.boolean(),
  vendor_field_customer_name: z.boolean(),
  vendor_field_cost_per_item: z.boolean(),
});

/** The typed values as they are saved. */
export function portalValues(draft: PortalSettings): PortalSettings {
  const trimmed = Object.entries(draft).map(([key, value]) => [
    key,
    typeof value === 'string' && key !== 'vendor_portal_css' ? value.trim() : value,
  ]);
  // The same keys, each with a value of the right type.
  return Object.fromEntries(trimmed) as PortalSettings;
}
