import { describe, expect, it } from 'vitest';
import {
  needsPasswordByMail,
  personBehind,
  releaseRefused,
  type HeldChanges,
  type SetUpByShop,
} from '@consignment/domain/payouts/payout-details';

const day = 86_400_000;
const now = new Date('2026-03-28T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const never: SetUpByShop = { setByShopAt: null, setByShop: null, passwordByMailAt: null };

describe('a login that the shop has set up', () => {
  it('needs a password by mail since then', () => {
    expect(needsPasswordByMail(never)).toBe(false);
    expect(needsPasswordByMail({ ...never, setByShopAt: ago(2) })).toBe(true);
    expect(needsPasswordByMail({ ...never, setByShopAt: ago(2), passwordByMailAt: ago(1) })).toBe(false);
  });

  it('has its person of the shop behind it for 30 days, whatever password it has', () => {
    const by = (days: number) => ({ setByShopAt: ago(days), setByShop: 7, passwordByMailAt: ago(0) });
    expect(personBehind(by(29), now)).toBe(7);
    expect(personBehind(by(30), now)).toBeNull();
    expect(personBehind(never, now)).toBeNull();
  });
});

describe('the release of a hold', () => {
  const changes: HeldChanges = { changedBy: [1], behind: [2], isByShop: true, isStopped: false };
  const owner = (login: number | null) => ({ is: 'owner', login }) as const;
  const vendor = (login: number, setUp = never) => ({ is: 'vendor', login, setUp }) as const;

  it('is for an owner who neither made the change nor is responsible for it', () => {
    expect(releaseRefused(changes, owner(1), now)).toContain('Another owner');
    expect(releaseRefused(changes, owner(2), now)).toContain('Another owner');
    expect(releaseRefused(changes, owner(3), now)).toBeNull();
    // A command on the server has no login.
    expect(releaseRefused(changes, owner(null), now)).toBeNull();
    expect(releaseRefused({ ...changes, isStopped: true }, owner(3), now)).toBeNull();
  });

  it('is for the vendor where the shop alone made the change, and its login is its own', () => {
    expect(releaseRefused(changes, vendor(9), now)).toBeNull();
    expect(releaseRefused({ ...changes, isByShop: false }, vendor(9), now)).toContain('Ask the shop');
    expect(releaseRefused({ ...changes, isStopped: true }, vendor(9), now)).toContain('Only the shop');
    const setUp = { setByShopAt: ago(3), setByShop: 1, passwordByMailAt: null };
    expect(releaseRefused(changes, vendor(9, setUp), now)).toContain('choose your own password');
    const proved = { ...setUp, passwordByMailAt: ago(1) };
    expect(releaseRefused(changes, vendor(9, proved), now)).toContain('also set up your login');
    expect(releaseRefused(changes, vendor(9, { ...proved, setByShop: 5 }), now)).toBeNull();
    expect(releaseRefused(changes, vendor(9, { ...proved, setByShopAt: ago(40) }), now)).toBeNull();
  });
});
