import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstWait,
  longestWait,
  nextTry,
  triedFor,
} from '@consignment/server/features/webhooks/domain/webhook-retries';

const firstTriedAt = new Date('2026-03-01T08:00:00Z');

/** The waits of a webhook that is never taken, in milliseconds. */
function waitsOf(random: () => number): number[] {
  const waits: number[] = [];
  for (let now = firstTriedAt; ;) {
    const next = nextTry({ attempts: waits.length + 1, firstTriedAt, now, random: random() });
    if (next === null) return waits;
    waits.push(next.getTime() - now.getTime());
    now = next;
  }
}

describe('a webhook that is not taken is sent again', () => {
  it('for three days in all, with waits that double up to two hours', () => {
    const waits = waitsOf(() => 0.5);
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * firstWait));
    expect(Math.max(...waits)).toBe(longestWait);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(triedFor);
    expect(triedFor).toBe(3 * 24 * 3600 * 1000);
    expect(waits.length).toBeGreaterThan(40);
  });

  it('for three days to the millisecond, whatever spreads the waits', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
        const waits = waitsOf(() => {
          const next = stream.next();
          return next.done === true ? 0 : next.value;
        });
        expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(triedFor);
        expect(Math.max(...waits)).toBeLessThanOrEqual(longestWait * 1.25);
        expect(waits.length).toBeGreaterThan(35);
      }),
      { numRuns: 50 },
    );
  });

  it('once more where its time is nearly over, and then not any more', () => {
    const now = new Date(firstTriedAt.getTime() + triedFor - 1000);
    const next = nextTry({ attempts: 40, firstTriedAt, now, random: 1 });
    expect(next).toEqual(new Date(firstTriedAt.getTime() + triedFor));
    expect(nextTry({ attempts: 41, firstTriedAt, now: next ?? now, random: 1 })).toBeNull();
  });
});
