import type { showFactorNow as show } from './second-factor.tsx';

/** Shows the second factor that a sign-in has asked for. Few logins have one, so that its code comes when it is shown. */
export const showFactor: typeof show = async (known, shown) =>
  (await import('./second-factor.tsx')).showFactorNow(known, shown);
