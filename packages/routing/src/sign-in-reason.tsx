const reasons: Readonly<Record<string, string>> = {
  expired: 'You were signed out because your session ended. Please sign in again.',
  elsewhere: 'You were signed out in another tab.',
};

/** Why the sign-in page is shown, from its address; null for a visit like any other. */
export function signInReason(params: URLSearchParams): string | null {
  return reasons[params.get('reason') ?? ''] ?? null;
}
