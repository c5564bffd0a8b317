import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../client/test-session.ts';

const storage = memoryStorage();
const key = `consignment.scheme.${import.meta.env.BASE_URL}`;

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('navigator', { languages: [] });
});
afterEach(() => vi.unstubAllGlobals());

it('applies an answer once, so that a later choice stays', async () => {
  const { applyPreferences } = await import('@consignment/routing/session/apply-preferences');
  const { applyScheme } = await import('@consignment/routing/app/scheme');
  const answer = { scheme: 'dark' } as const;
  applyPreferences(answer);
  expect(storage.getItem(key)).toBe('dark');

  applyScheme('light');
  applyPreferences(answer);
  expect(storage.getItem(key)).toBe('light');

  applyPreferences({ ...answer });
  expect(storage.getItem(key)).toBe('dark');
});
