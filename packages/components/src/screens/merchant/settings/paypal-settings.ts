import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('PaypalSettings', {
  tooLong: 'Use at most 500 characters.',
});

/** The provider's last check of a client and its secret; `payouts_off`: they are right, and may not send payouts yet. */
export type KeyCheck = 'not_checked' | 'valid' | 'payouts_off' | 'invalid';

/** Of a secret only that it is set and how it ends, if the end gives away too little to matter. */
export type PaypalSettings = {
  live_mode: boolean;
  live_api_client: string;
  live_api_secret_set: boolean;
  live_api_secret_last4: string;
  live_check: KeyCheck;
  test_api_client: string;
  test_api_secret_set: boolean;
  test_api_secret_last4: string;
  test_check: KeyCheck;
};

/** An empty secret keeps the one that is saved. */
export type PaypalDraft = {
  live_api_client: string;
  live_api_secret: string;
  is_sandbox: boolean;
  test_api_client: string;
  test_api_secret: string;
};

/** The fields that are sent; a secret only when one was typed. */
export type PaypalChange = Partial<{
  live_api_client: string;
  live_api_secret: string;
  live_mode: boolean;
  test_api_client: string;
  test_api_secret: string;
}>;

function key() {
  return z.string().check(z.maxLength(500, { error: () => texts.tooLong }));
}

export const paypalSchema = z.object({
  live_api_client: key(),
  live_api_secret: key(),
  is_sandbox: z.boolean(),
  test_api_client: key(),
  test_api_secret: key(),
});

export function paypalDraft(saved: PaypalSettings): PaypalDraft {
  return {
    live_api_client: saved.live_api_client,
    live_api_secret: '',
    is_sandbox: !saved.live_mode,
    test_api_client: saved.test_api_client,
    test_api_secret: '',
  };
}

export function paypalChange(draft: PaypalDraft, saved: PaypalSettings): PaypalChange {
  const [live, test] = [draft.live_api_client.trim(), draft.test_api_client.trim()];
  const [liveSecret, testSecret] = [draft.live_api_secret.trim(), draft.test_api_secret.trim()];
  return {
    ...(live === saved.live_api_client ? {} : { live_api_client: live }),
    ...(liveSecret === '' ? {} : { live_api_secret: liveSecret }),
    ...(draft.is_sandbox === !saved.live_mode ? {} : { live_mode: !draft.is_sandbox }),
    ...(test === saved.test_api_client ? {} : { test_api_client: test }),
    ...(testSecret === '' ? {} : { test_api_secret: testSecret }),
  };
}

/** The saved settings as a person who changes them has seen them; a secret is known by its end. */
export type PaypalSeen = Partial<
  Pick<
    PaypalSettings,
    'live_mode' | 'live_api_client' | 'live_api_secret_last4' | 'test_api_client' | 'test_api_secret_last4'
  >
>;

/** `begun`: the fields' first values; `shown`: the notes on the secrets beside them. */
export function paypalSeen(change: PaypalChange, begun: PaypalSettings, shown: PaypalSettings): PaypalSeen {
  return {
    ...('live_mode' in change && { live_mode: begun.live_mode }),
    ...('live_api_client' in change && { live_api_client: begun.live_api_client }),
    ...('live_api_secret' in change && { live_api_secret_last4: shown.live_api_secret_last4 }),
    ...('test_api_client' in change && { test_api_client: begun.test_api_client }),
    ...('test_api_secret' in change && { test_api_secret_last4: shown.test_api_secret_last4 }),
  };
}

/** The fields' first values, once a change of them is saved. */
export function afterPaypalChange(begun: PaypalSettings, change: PaypalChange): PaypalSettings {
  const { live_api_client = begun.live_api_client, test_api_client = begun.test_api_client } = change;
  return { ...begun, live_api_client, test_api_client, live_mode: change.live_mode ?? begun.live_mode };
}

/** Keys that PayPal has not said yes to: it is asked again whenever they are saved, changed or not. */
export function hasOpenQuestion(saved: PaypalSettings): boolean {
  const isLiveOpen =
    saved.live_api_secret_set && saved.live_api_client !== '' && saved.live_check !== 'valid';
  const isTestOpen =
    saved.test_api_secret_set && saved.test_api_client !== '' && saved.test_check !== 'valid';
  return isLiveOpen || isTestOpen;
}
