import { wholeOf } from '@consignment/routing/lists/use-whole';
import { expect, it, vi } from 'vitest';

const page = (part: object) => ({ is: 'ready' as const, value: { count: 1000, results: [], ...part } });

it('asks for the whole count only where the first answer stopped counting', async () => {
  const ask = vi.fn(() => Promise.resolve({ count: 24_607, results: [] }));
  expect(wholeOf(page({}), ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(await wholeOf(page({ count_is_least: true }), ask)).toMatchObject({ count: 24_607 });
});

it('leaves the list as it is where the whole count cannot be had', async () => {
  const refused = () => Promise.reject(new TypeError('The answer was lost.'));
  expect(await wholeOf(page({ count_is_least: true }), refused)).toBeNull();
});
