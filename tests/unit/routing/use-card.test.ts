import { cardOf } from '@consignment/routing/app/use-card';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A card whose question is never answered, and the signal that it was given. */
function asking(left?: AbortSignal) {
  let given: AbortSignal | undefined;
  const card = cardOf((signal) => {
    given = signal;
    return new Promise<never>(() => undefined);
  }, left);
  return { card, isCancelled: () => given?.aborted === true };
}

it('cancels its request when the page is left, and not when it is only redrawn', async () => {
  const { card, isCancelled } = asking();
  const leave = card.watch();
  leave();
  const leaveAgain = card.watch();
  await vi.runAllTimersAsync();
  expect(isCancelled()).toBe(false);
  leaveAgain();
  await vi.runAllTimersAsync();
  expect(isCancelled()).toBe(true);
});

it('cancels its request when the page is left before it is drawn', () => {
  const left = new AbortController();
  const { isCancelled } = asking(left.signal);
  expect(isCancelled()).toBe(false);
  left.abort();
  expect(isCancelled()).toBe(true);
});

it('reports a failure, and nothing of a session that is over', async () => {
  const failed = cardOf(() => Promise.reject(new Error('broken')));
  expect(await failed.answer).toMatchObject({ is: 'failed', problem: { code: 'internal' } });
});
