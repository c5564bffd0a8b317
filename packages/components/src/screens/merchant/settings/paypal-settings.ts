import * as z from 'zod/mini';

/** What the provider has said of a client and its secret. */
export type KeyCheck = 'not_checked' | 'valid' | 'invalid';

/** Of a secret only that it is there and how it ends, if that tells too little to matter. */
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

/** What is sent; a secret only when one was typed. */
export type PaypalChange = Partial<{
  live_api_client: string;
  live_api_secret: string;
  live_mode: boolean;
  test_api_client: string;
  test_api_secret: string;
}>;

function key() {
  return z.string().check(z.maxLength(500, { error: 'Use at most 500 characters.' }));
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
