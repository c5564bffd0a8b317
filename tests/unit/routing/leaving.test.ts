import { idOf } from '@consignment/routing/app/id-of';
import { signInReason } from '@consignment/routing/session/sign-in-reason';
import { exitOf, withQuery } from '@consignment/routing/app/start-app';
import { describe, expect, it } from 'vitest';

describe('when a session ends', () => {
  it('leads to the sign-in, and back only where the person did not leave', () => {
    expect(exitOf('signed-out', '/payouts/3', '/sign-in', false)).toBe('/sign-in');
    expect(exitOf('expired', '/payouts/3', '/sign-in', false)).toBe(
      '/sign-in?next=%2Fpayouts%2F3&reason=expired',
    );
  });

  it('starts again for another person who logged in in another tab', () => {
    expect(exitOf('elsewhere', '/payouts/3', '/sign-in', true)).toBe('/');
  });

  it.each(['expired', 'elsewhere'] as const)('the sign-in says why: %s', (reason) => {
    const { searchParams } = new URL(`http://shop.test${exitOf(reason, '/', '/sign-in', false)}`);
    expect(signInReason(searchParams)).toMatch(/^You were logged out/);
  });

  it('ignores invented reasons', () => {
    expect(signInReason(new URLSearchParams({ reason: 'Call 0800' }))).toBeNull();
    expect(signInReason(new URLSearchParams())).toBeNull();
  });
});

describe('what every address says', () => {
  it.each([
    ['/apps/vendor-portal/', '/apps/vendor-portal/?shop=a.example'],
    ['/login?next=%2Fpayouts%3Fs%3Da%2Bb', '/login?next=%2Fpayouts%3Fs%3Da%2Bb&shop=a.example'],
    ['/payouts?shop=b.example&page=2', '/payouts?shop=a.example&page=2'],
    ['/payouts?shop=a.example', '/payouts?shop=a.example'],
  ])('is added to %s once', (path, expected) => {
    expect(withQuery(path, { shop: 'a.example' })).toBe(expected);
  });

  it('is nothing where the app has nothing to say', () => {
    expect(withQuery('/payouts?a=%20b', {})).toBe('/payouts?a=%20b');
  });
});

describe('the id of an address', () => {
  it('is a whole number from 1', () => {
    expect(idOf('7')).toBe(7);
  });

  it.each([undefined, '', '0', '07', '-1', '1.5', '1e3', 'abc', '9'.repeat(20)])('is not %s', (text) => {
    let thrown: unknown = null;
    try {
      idOf(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ init: { status: 404 } });
  });
});
