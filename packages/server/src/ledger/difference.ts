/** A figure whose two derivations differ. `what` names the figure, `id` its vendor, payout, line or transaction. */
export type Difference = {
  readonly what: string;
  readonly id: number;
  readonly expected: number | null;
  readonly found: number | null;
};
