import type { components } from './generated/api.ts';

type Asked = components['schemas']['SecondFactorAsked'];

/**
 * The factors that were asked for, without the passkeys where this page cannot ask for one: they belong to the address of the server,
 * and a portal behind a shop's own address is another. Nor do they work where the browser does not count the page as safe.
 */
export function usableHere(asked: Asked): Asked {
  if (asked.passkey === null || canAskPasskeys(asked.passkey['rpId'])) return asked;
  return { ...asked, methods: asked.methods.filter((method) => method !== 'passkey') };
}

/** Can this page ask for passkeys of the site? */
export function canAskPasskeys(site: unknown): boolean {
  if (typeof window === 'undefined' || typeof PublicKeyCredential === 'undefined') return false;
  const { hostname } = window.location;
  return typeof site === 'string' && (hostname === site || hostname.endsWith(`.${site}`));
}
