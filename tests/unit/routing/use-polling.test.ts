import { startPolling } from '@consignment/routing/use-polling';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once a turn, and never while a question is open', async () => {
  let answer: () => void = () => undefined;
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const stop = startPolling(ask, 1000);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('goes on after a question that failed', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('offline')));
  const stop = startPolling(ask, 1000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

it('asks no more once stopped, also when stopped during a question', async () => {
  let answer: () => void = () => undefined;
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const stop = startPolling(ask, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
