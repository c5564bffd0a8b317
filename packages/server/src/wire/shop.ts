import type { CommissionFieldKey } from '@consignment/domain/commission/commission-fields';
import { percentToWire } from '@consignment/domain/money/rate';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { components } from '@consignment/client/generated/api';
import type { AnnouncementRow } from '../queries/shops/announcements.ts';
import type { KeyValue } from '../queries/shops/key-values.ts';
import type { Connection } from '../queries/shops/platforms.ts';
import type { MetaRow, SettingsRow, ShopRow } from '../queries/shops/shops.ts';
import { servedShopCss } from '../shop-css/served.ts';
import type { ThemeProperties } from '../shop-css/theme.ts';
import { localeToWire } from './shop-facts.ts';

type Schemas = components['schemas'];

export function shopToWire(shop: ShopRow): Schemas['Shop'] {
  return {
    id: shop.id,
    myshopify_domain: shop.myshopify_domain,
    domain: shop.domain,
    name: shop.name,
    created_date: shop.created_date.toISOString(),
    agree_to_terms: shop.agree_to_terms,
    agree_to_upgrade: shop.agree_to_upgrade,
    agree_to_upgrade_datetime: shop.agree_to_upgrade_datetime?.toISOString() ?? null,
    upgrade_process_step: shop.upgrade_process_step,
    can_use_paypal: shop.can_use_paypal,
    activation_requested: shop.activation_requested,
    show_upgrade_offer: shop.show_upgrade_offer,
    currency: shop.currency,
    time_zone: shop.time_zone,
    country_code: shop.country_code ?? '',
    locale: localeToWire(shop.locale),
  };
}

export function connectionToWire(
  row: Pick<Connection, 'host' | 'state' | 'problem'> | null,
): Schemas['PlatformConnection'] | null {
  if (row === null) return null;
  const { host, state, problem } = row;
  return {
    host,
    state: state === 'connected' ? state : 'ended',
    problems: problem.split('\n').filter((reason) => reason !== ''),
  };
}

export function publicShopToWire(
  shop: ShopRow,
  metas: ReadonlyMap<string, string>,
  switches: ShopSwitches,
  { properties, publicUrl }: { readonly properties: ThemeProperties; readonly publicUrl: string },
): Schemas['PublicShop'] {
  const meta = (key: string) => metas.get(key) ?? '';
  const theme = meta('vendor_portal_theme');
  return {
    shop_id: shop.id,
    name: shop.name,
    domain: shop.domain,
    myshopify_domain: shop.myshopify_domain,
    country_code: shop.country_code,
    vendor_portal_theme: theme === 'light' || theme === 'dark' ? theme : '',
    vendor_portal_logo_url: meta('vendor_portal_logo_url'),
    vendor_portal_logo_title: meta('vendor_portal_logo_title'),
    vendor_portal_css: servedShopCss(meta('vendor_portal_css')),
    vendor_portal_primary_color: meta('vendor_portal_primary_color'),
    vendor_portal_secondary_color: meta('vendor_portal_secondary_color'),
    vendor_portal_font_color: meta('vendor_portal_font_color'),
    vendor_portal_button_text_color: meta('vendor_portal_button_text_color'),
    vendor_portal_properties: { light: { ...properties.light }, dark: { ...properties.dark } },
    vendor_portal_login_title: meta('vendor_portal_login_title'),
    vendor_portal_login_description: meta('vendor_portal_login_description'),
    vendor_portal_terms: meta('vendor_portal_terms'),
    vendor_portal_disabled: meta('vendor_portal_disabled') === 'true',
    vendor_portal_products: meta('vendor_portal_products') !== 'false',
    vendor_field_order_date: meta('vendor_field_order_date') !== 'false',
    vendor_field_commissions: meta('vendor_field_commissions') !== 'false',
    check_address: `${publicUrl}/verify`,
    switches: {
      showRegisterDonate: switches.showRegisterDonate,
      showRegisterPaypalEmail: switches.showRegisterPaypalEmail,
      useModeratedRegisterMessage: switches.useModeratedRegisterMessage,
    },
    currency: displayCurrency(shop, metas),
    time_zone: shop.time_zone,
    locale: localeToWire(shop.locale),
  };
}

/** The currency amounts are shown in where a vendor has none (spec foundations §1). */
export function displayCurrency(shop: ShopRow, metas: ReadonlyMap<string, string>): string {
  const chosen = metas.get('currency') ?? '';
  return chosen === '' ? shop.currency : chosen;
}

/** `hidesRate`: a vendor whose shop hides commissions does not see the shop's rate either. */
export function settingsToWire(
  row: SettingsRow,
  hidesRate: boolean,
  ratesAhead: Schemas['RatesAhead'] | null,
): Schemas['Settings'] {
  const ppm = hidesRate ? null : row.global_commission_ppm;
  return {
    id: row.shop_id,
    theme: row.theme,
    tracking_type: row.tracking_type,
    use_cost_per_item: row.use_cost_per_item,
    global_commission: ppm === null ? null : percentToWire(ppm),
    sync_active: row.sync_active,
    ...(ratesAhead === null ? {} : { rates_ahead: ratesAhead }),
  };
}

export function appSettingsToWire(
  row: SettingsRow,
  fields: readonly KeyValue<CommissionFieldKey>[],
  contactEmail: string | null,
): Schemas['AppSettings'] {
  return {
    id: row.shop_id,
    discount_share: row.discount_share,
    commission_start_date:
      row.commission_start_date === null ? null : `${row.commission_start_date}T00:00:00`,
    ignore_order_tags: row.ignore_order_tags,
    prices_include_tax: row.prices_include_tax,
    contact_email: contactEmail,
    portal_commission_fields: [...fields],
    commission_fields: fields.map(({ key, value }) => ({ key, label: value })),
  };
}

export function metaToWire(row: MetaRow): Schemas['ShopMeta'] {
  return { id: row.id, meta_key: row.meta_key, meta_value: row.meta_value, shop: row.shop_id };
}

export function announcementToWire(row: AnnouncementRow): Schemas['Announcement'] {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    created_date: row.created_date.toISOString(),
  };
}
