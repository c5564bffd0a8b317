import type { PaymentProvider } from '../queries/payment-settings.ts';
import { refuse } from '../common/problem.ts';
import type { Sealer } from '../common/sealed.ts';

export type SecretName = 'live_api_secret' | 'test_api_secret';

/** A secret as it is kept: sealed, or null for none, with the few characters that tell it from another. */
export type KeptSecret = { readonly sealed: Buffer | null; readonly end: string };

const hidden = '••••';
/** Of a shorter secret the last four characters would tell too much. */
const shortestWithEnd = 16;

/** Stands for a secret that is never told again; '' where there is none. */
export function maskOf({ sealed, end }: KeptSecret): string {
  return sealed === null ? '' : `${hidden}${end}`;
}

/** Where a secret is kept; sealed for one place, it cannot be opened in another. */
export function placeOfSecret(shopId: number, provider: PaymentProvider, name: SecretName): string {
  return `payment_settings/${shopId}/${provider}/${name}`;
}

/**
 * What to keep after `sent` came in; null when that is what is kept already: nothing was sent, or the mask came back
 * untouched. '' takes the secret away. Throws a Refusal for another mask.
 */
export function changedSecret(
  sent: string | undefined,
  kept: KeptSecret,
  { secrets, place, pointer }: { secrets: Sealer; place: string; pointer: string },
): KeptSecret | null {
  const secret = sent?.trim();
  if (secret === undefined || secret === maskOf(kept)) return null;
  if (secret === '') return { sealed: null, end: '' };
  if (secret.includes(hidden.charAt(0))) {
    const detail = 'This is a mask and not a secret. Enter the whole secret, or leave the field as it was.';
    throw refuse(422, 'invalid_value', detail, { pointer });
  }
  const end = secret.length < shortestWithEnd ? '' : secret.slice(-4);
  return { sealed: secrets.seal(secret, place), end };
}
