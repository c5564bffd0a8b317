import { RequestFailed } from '@consignment/client/problem';
import { startPolling } from '@consignment/routing/app/use-polling';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function offline(retryAfter?: number): RequestFailed {
  const problem = { status: null, code: 'offline', detail: 'No connection.', errors: [] } as const;
  return new RequestFailed({ ...problem, errors: [], ...(retryAfter === undefined ? {} : { retryAfter }) });
}

it('sends one request a turn, and none while another is open', async () => {
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

it('asks less and less often while it fails, says so, and as before once it is answered', async () => {
  let isUp = false;
  const ask = vi.fn(() => (isUp ? Promise.resolve() : Promise.reject(offline())));
  const reported: unknown[] = [];
  const stop = startPolling(ask, 1000, { onTrouble: (trouble) => reported.push(trouble?.seconds ?? null) });
  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return ask.mock.calls.length;
  };
  expect(await callsAfter(1000)).toBe(1);
  expect(await callsAfter(1999)).toBe(1);
  expect(await callsAfter(1)).toBe(2);
  expect(await callsAfter(3999)).toBe(2);
  expect(await callsAfter(1)).toBe(3);
  expect(reported).toEqual([2, 4, 8]);
  // Never longer than a minute, however long it lasts.
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(reported.at(-1)).toBe(60);
  isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported.at(-1)).toBeNull();
  const before = ask.mock.calls.length;
  expect(await callsAfter(3000)).toBe(before + 3);
  stop();
});

it('waits as long as the server asks for', async () => {
  const ask = vi.fn(() => Promise.reject(offline(30)));
  const reported: unknown[] = [];
  const stop = startPolling(ask, 1000, { onTrouble: (trouble) => reported.push(trouble?.seconds) });
  await vi.advanceTimersByTimeAsync(30_999);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reported).toEqual([30]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('asks a hidden page once a minute, and at once when it is shown again', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const ask = vi.fn(() => Promise.resolve());
  const stop = startPolling(ask, 1000, { page });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  show(false);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).toHaveBeenCalledTimes(2);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('cancels the open request when it is stopped, without a report', async () => {
  const reported: unknown[] = [];
  let given: AbortSignal | null = null;
  const ask = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      given = signal;
      signal.addEventListener('abort', () => reject(offline()));
    });
  const stop = startPolling(ask, 1000, { onTrouble: (trouble) => reported.push(trouble) });
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(given).toMatchObject({ aborted: true });
  expect(reported).toEqual([]);
});

it('sends no request once stopped, also when stopped during one', async () => {
  let answer: () => void = () => undefined;
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const stop = startPolling(ask, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
