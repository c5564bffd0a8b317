/** The calls whose answers an app needs before it can draw, as paths below its API; `:id` is that of the address. */
export type FirstCalls = {
  /** The name of the app's session. */
  session: string;
  /** Where the API is, without a slash at its end. */
  api: string;
  /** The frame whose pages need the answers of `every`. */
  frame: string;
  every: readonly string[];
  /** By the path of a page: its own calls at an address without a query. */
  own: Readonly<Record<string, readonly string[]>>;
};

type FirstCallsOfPage = Pick<FirstCalls, 'session' | 'api' | 'every'> & {
  base: string;
  /** Those that the app has beside English. */
  languages: readonly string[];
  own: readonly string[];
};

/**
 * Asks for the first data of a page while its code is on its way, and renews tokens that are too old before that, as
 * `packages/client/src/renewal.ts` does: under the same lock, so once over all tabs. `packages/client/src/first-answers.ts`
 * hands out the answers. Its text becomes part of the page, so nothing beside its parameters can be used in it.
 */
export async function beginCalls(page: FirstCallsOfPage): Promise<void> {
  type Held = { access: string; refresh: string; issuedAt: number; signIn: string };
  const { base, api } = page;
  const key = `consignment.${page.session}.session`;
  // The stored text is the session's own, or 'expired', which is no JSON.
  const held = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Held | null;
  const isFresh = ({ issuedAt }: Held) => Date.now() >= issuedAt && Date.now() - issuedAt <= 270_000;

  const renewed = async (): Promise<Held | null> => {
    const before = held();
    if (before === null || isFresh(before)) return before;
    const answer = await fetch(`${api}/token/refresh/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh: before.refresh }),
      // The app waits for the lock, and asks again while the server still takes the same refresh token.
      signal: AbortSignal.timeout(10_000),
    });
    // After a refusal the app asks once more, and says why the session is over.
    const pair = answer.ok ? ((await answer.json()) as { access?: unknown; refresh?: unknown } | null) : null;
    const present = held();
    if (typeof pair?.access !== 'string' || present?.signIn !== before.signIn) return null;
    const refresh = typeof pair.refresh === 'string' ? pair.refresh : present.refresh;
    const next = { ...present, access: pair.access, refresh, issuedAt: Date.now() };
    localStorage.setItem(key, JSON.stringify(next));
    return next;
  };

  try {
    const known = held();
    if (known === null) return;
    const tokens = isFresh(known) ? known : await navigator.locks.request(`${key}.refresh`, renewed);
    if (tokens === null) return;
    const { access } = tokens;
    // As `packages/routing/src/session/language.tsx` has it.
    const wanted = [
      localStorage.getItem(`consignment.language.${base}`),
      ...navigator.languages.map((locale) => locale.split('-', 1)[0] ?? ''),
      localStorage.getItem(`consignment.language-of-shop.${base}`),
    ];
    const language =
      wanted.find((tag) => tag === 'en' || (tag !== null && page.languages.includes(tag))) ?? 'en';
    const headers = { Authorization: `Bearer ${access}`, 'Accept-Language': language };
    const id = /\d+(?=\/?$)/.exec(location.pathname)?.[0] ?? '';
    window.firstAnswers = {};
    for (const call of [...page.every, ...(location.search === '' ? page.own : [])]) {
      const address = `${location.origin}${api}${call.replaceAll(':id', id)}`;
      const stop = new AbortController();
      const answer = fetch(address, { headers, signal: stop.signal });
      answer.catch(() => undefined);
      window.firstAnswers[address] = { access, language, answer, stop };
    }
  } catch {
    // The app asks for everything that is missing.
  }
}
