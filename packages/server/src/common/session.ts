export type Role = 'merchant' | 'salesrep' | 'vendor';

/**
 * The authenticated caller. Shop and vendors come only from here; parameters can only narrow what a session may see.
 */
export type Session = {
  /** Null for the command line on the server, which has the local token and no login. */
  readonly id: string | null;
  readonly loginId: number | null;
  readonly shopId: number;
  readonly role: Role;
  /** The vendors of a vendor's login; null for roles that see the whole shop. */
  readonly vendorIds: readonly number[] | null;
};

/**
 * `isShutOut`: a vendor's session while the shop has closed its portal. The session stays alive and works again when
 * the portal opens.
 */
export type LiveSession = Session & { readonly isShutOut: boolean };
