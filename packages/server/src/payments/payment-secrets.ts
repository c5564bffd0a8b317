import { defineTexts } from '@consignment/domain/text/texts';
import type { PaymentProvider } from '../queries/payouts/payment-settings.ts';
import { refuse } from '../common/problem.ts';
import type { Sealer } from '../common/sealed.ts';

const texts = defineTexts('PaymentSecrets', {
  masked:
    'This is a masked value, not the secret itself. Enter the full secret, or leave the field unchanged.',
});

export type SecretName = 'live_api_secret' | 'test_api_secret';

/** A secret as stored: encrypted, or null for none, with its last characters for display. */
export type KeptSecret = { readonly sealed: Buffer | null; readonly end: string };

const hidden = '••••';
/** The last four characters of a shorter secret would reveal too much. */
const shortestWithEnd = 16;

/** Stands for a stored secret in answers; '' where there is none. */
export function maskOf({ sealed, end }: KeptSecret): string {
  return sealed === null ? '' : `${hidden}${end}`;
}

/** The place of a secret: a secret sealed for one place cannot be opened in another. */
export function placeOfSecret(shopId: number, provider: PaymentProvider, name: SecretName): string {
  return `payment_settings/${shopId}/${provider}/${name}`;
}

/**
 * The secret to store after `sent` came in; null for no change: nothing was sent, or the mask came back. '' removes
 * the secret. Throws a Refusal for another mask.
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
    throw refuse(422, 'invalid_value', texts.masked, { pointer });
  }
  const end = secret.length < shortestWithEnd ? '' : secret.slice(-4);
  return { sealed: secrets.seal(secret, place), end };
}
