import type { Party, Role } from '@consignment/domain/people/roles';

/**
 * The authenticated caller. Shop and vendors come only from here; parameters can only narrow what a session may see.
 */
export type Session = {
  /** Null for the command line on the server, which has the local token and no login. */
  readonly id: string | null;
  readonly loginId: number | null;
  readonly shopId: number;
  /** The app that the session is for. */
  readonly party: Party;
  /** At this request: a role that changes takes effect with the next one. */
  readonly role: Role;
  /** The vendors of a vendor's login; null for parties that see the whole shop. */
  readonly vendorIds: readonly number[] | null;
  /** The sales rep whose figures a sales rep's login sees, or none; null for parties that see those of all reps. */
  readonly repIds: readonly number[] | null;
  /** The key of a program that calls in place of a person; null for a person. */
  readonly key: SessionKey | null;
  /** True where `shopId` is a sandbox, which a test key alone reaches. */
  readonly isSandbox: boolean;
};

export type SessionKey = {
  readonly id: number;
  readonly name: string;
  /** The first of the keys that it follows by rotation, or itself: limits and Idempotency-Keys go on with these. */
  readonly family: number;
  readonly scopes: ReadonlySet<string>;
  readonly callsAMinute: number;
};

/** The sales reps of a shop whose figures a session sees. */
export type SeenReps = Pick<Session, 'shopId' | 'repIds'>;

/**
 * `isShutOut`: a vendor's session while the shop has closed its portal. The session stays alive and works again when
 * the portal opens.
 */
export type LiveSession = Session & { readonly isShutOut: boolean; readonly factor: FactorOfSession };

/** The state of second factors for the person of a session. */
export type FactorOfSession = {
  readonly isSet: boolean;
  /** The shop asks it of this role. */
  readonly isRequired: boolean;
  /** When the session last proved it, or the password where none is set; null for never. */
  readonly provedAt: Date | null;
};

/** The command line and programs have no person. */
export const noFactor: FactorOfSession = { isSet: false, isRequired: false, provedAt: null };
