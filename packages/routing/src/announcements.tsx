/** Says in one sentence what was done, on whichever page the person is by then. It is read out once. */
export function announce(text: string): void {
  // Without it nothing is said, and what was done is done.
  import('./announced.tsx').then(
    ({ say }) => say(text),
    () => undefined,
  );
}

/** Of a commission that was set by hand, or taken back by null. */
export function newsOfOverride(override: unknown): string {
  return override === null ? 'The commission is worked out by the rates again.' : 'The commission was set.';
}
