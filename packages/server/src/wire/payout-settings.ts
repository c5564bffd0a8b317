import type { components } from '@consignment/client/generated/api';
import type { ShopRow } from '../queries/shops/shops.ts';

export function payoutSettingsToWire(
  shop: Pick<ShopRow, 'payout_method' | 'fees_borne_by'>,
): components['schemas']['PayoutSettings'] {
  return { payout_method: shop.payout_method, fees_borne_by: shop.fees_borne_by };
}
