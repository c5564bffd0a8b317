/* The actor of an act, for the history. */

/** From where a request comes: its address, and its device in words, such as 'Firefox on Windows'; '' where unknown. */
export type Origin = { readonly address: string; readonly device: string };

export type By =
  | ({ readonly kind: 'person'; readonly id: number } & Origin)
  | { readonly kind: 'key'; readonly id: number }
  /** The name of the job, platform or command, such as 'statements', 'paypal' or 'import'. */
  | { readonly kind: 'job' | 'platform' | 'command'; readonly name: string };

/** The actor of a session: its person, its key, or a command on the server, which has neither. */
export function byOf(
  session: { readonly loginId: number | null; readonly key: { readonly id: number } | null },
  { address, device }: Origin,
): By {
  const { loginId, key } = session;
  if (key !== null) return { kind: 'key', id: key.id };
  return loginId === null
    ? { kind: 'command', name: 'npm run' }
    : { kind: 'person', id: loginId, address, device };
}

/** A login that acts without a session, such as one that sets a new password. */
export function byLogin(loginId: number, { address, device }: Origin): By {
  return { kind: 'person', id: loginId, address, device };
}
