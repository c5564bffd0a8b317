import type { components } from '@consignment/client/generated/api';
import { maskOf, type KeptSecret, type SecretName } from '../payments/payment-secrets.ts';
import type { PaymentSettingsRow } from '../queries/payouts/payment-settings.ts';

/** `row` is null while nothing is set. Answers never contain a secret, only its presence and last characters. */
export function paymentSettingsToWire(
  shopId: number,
  row: PaymentSettingsRow | null,
): components['schemas']['PaymentSettings'] {
  const live = keptSecret(row, 'live_api_secret');
  const test = keptSecret(row, 'test_api_secret');
  return {
    id: shopId,
    live_api_client: row?.live_api_client ?? '',
    live_api_secret: maskOf(live),
    test_api_client: row?.test_api_client ?? '',
    test_api_secret: maskOf(test),
    live_mode: row?.live_mode ?? false,
    live_api_secret_set: live.sealed !== null,
    live_api_secret_last4: live.end,
    test_api_secret_set: test.sealed !== null,
    test_api_secret_last4: test.end,
    live_check: row?.live_check ?? 'not_checked',
    test_check: row?.test_check ?? 'not_checked',
  };
}

export function keptSecret(row: PaymentSettingsRow | null, name: SecretName): KeptSecret {
  return { sealed: row?.[name] ?? null, end: row?.[`${name}_end`] ?? '' };
}
