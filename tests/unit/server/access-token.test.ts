import { accessTokens } from '@consignment/server/identity/access-token';
import { describe, expect, it } from 'vitest';

const session = { id: '0b9a9c2e-8f0e-4c4e-9a51-2a3f1f0a9d10', shopId: 7 };
const at = (seconds: number) => new Date(Date.UTC(2026, 2, 15, 12, 0, seconds));

describe('an access token', () => {
  it('that was read before ends like any other', async () => {
    const ours = accessTokens('a secret for tests that is long enough');
    const token = await ours.sign(session, at(0), at(3600));
    expect(await ours.read(token, at(0))).toEqual(session);
    expect(await ours.read(token, at(299))).toEqual(session);
    expect(await ours.read(token, at(300))).toBeNull();
    expect(await ours.read(token, at(299))).toEqual(session);
  });

  it('of another key is refused, also after the right one was read', async () => {
    const ours = accessTokens('a secret for tests that is long enough');
    const token = await ours.sign(session, at(0), at(3600));
    expect(await ours.read(token, at(1))).toEqual(session);
    expect(await ours.read(`${token.slice(0, -2)}AA`, at(1))).toBeNull();
    expect(await accessTokens('another secret that is long enough!!').read(token, at(1))).toBeNull();
  });
});
