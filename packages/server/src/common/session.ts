export type Role = 'merchant' | 'salesrep' | 'vendor';

/**
 * Who asks. Shop and vendors come from here and nowhere else: parameters only narrow what a session may see.
 */
export type Session = {
  /** Null for the command line beside the server, which has the local token and no login. */
  readonly id: string | null;
  readonly loginId: number | null;
  readonly shopId: number;
  readonly role: Role;
  /** The vendors of a vendor's login; null for those who see the whole shop. */
  readonly vendorIds: readonly number[] | null;
};

/** `isShutOut`: a vendor's, while the shop keeps its portal closed. It lives, and goes on when the portal opens again. */
export type LiveSession = Session & { readonly isShutOut: boolean };
