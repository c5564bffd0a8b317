import type { MoveDifferences } from '@consignment/components/screens/merchant/moves/MoveDifferences';
import { isDate } from '@consignment/domain/time/dates';
import { parsePercent } from '@consignment/domain/money/rate';
import { idIn } from '@consignment/routing/lists/list-codec';
import type { ComponentProps } from 'react';
import { paths } from './paths.ts';

type Rate = Parameters<NonNullable<ComponentProps<typeof MoveDifferences>['hrefOfRate']>>[0];

/** The address of the rules with the form of a new one filled in, not saved. */
export function hrefOfRate({ vendor, product_type: type, rate, from_day: from }: Rate): string {
  const params = new URLSearchParams({ new_vendor: String(vendor), new_rate: rate, new_from: from });
  if (type !== null) params.set('new_type', type);
  return `${paths.settingsRules}?${params.toString()}`;
}

/** The rate that such an address fills in; null for none, and for one that no form would take. */
export function rateOf(params: URLSearchParams): Rate | null {
  const vendor = idIn(params, 'new_vendor');
  const rate = params.get('new_rate') ?? '';
  const from = params.get('new_from') ?? '';
  const type = params.get('new_type');
  if (vendor === null || !isDate(from) || parsePercent(rate).is === 'refused') return null;
  return { vendor, product_type: type, rate, from_day: from };
}
