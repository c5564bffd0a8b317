import { describe, expect, it } from 'vitest';
import {
  newWebhookSecret,
  webhookHeaders,
} from '../../../packages/server/src/features/webhooks/webhook-signature.ts';

/** The example that the libraries of Standard Webhooks test themselves with. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('a webhook is signed', () => {
  it('as the published example of Standard Webhooks is', () => {
    expect(webhookHeaders(published.message, [published.secret])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': published.signature,
    });
  });

  it('by two secrets while one replaces the other', () => {
    const headers = webhookHeaders(published.message, [newWebhookSecret(), published.secret]);
    const [first, second, ...more] = headers['webhook-signature'].split(' ');
    expect(first).toMatch(/^v1,[\w+/]{43}=$/);
    expect([second, more]).toEqual([published.signature, []]);
  });

  it('by secrets of 32 random bytes', () => {
    const secrets = Array.from({ length: 50 }, newWebhookSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_/);
      expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    }
  });
});
