/** The steps of a new shop to its first payout, in their order. */
export const setupSteps = ['import', 'rates', 'brand', 'invite', 'payout'] as const;
export type SetupStep = (typeof setupSteps)[number];

export type SetupFacts = {
  readonly orders: number;
  /** The orders are being read from the shop's platform. */
  readonly isReading: boolean;
  /** The shop has a percentage or pays the cost per item. */
  readonly hasRate: boolean;
  readonly metas: ReadonlyMap<string, string>;
  /** Logins of vendors, and the open invitations to become one whose mail was not kept. */
  readonly accounts: number;
  readonly payouts: number;
};

/** The steps with their real progress; `next` is the first that a person has to do, null for none. */
export type SetupGuide = {
  readonly steps: readonly { readonly step: SetupStep; readonly isDone: boolean }[];
  readonly next: SetupStep | null;
  /** The import is under way, and is nothing to do. */
  readonly isReading: boolean;
};

const looks = ['vendor_portal_logo_url', 'vendor_portal_primary_color', 'vendor_portal_secondary_color'];

export function setupGuide(facts: SetupFacts): SetupGuide {
  const { orders, isReading, hasRate, metas, accounts, payouts } = facts;
  const done: Readonly<Record<SetupStep, boolean>> = {
    import: orders > 0,
    rates: hasRate,
    brand: looks.some((key) => (metas.get(key) ?? '') !== ''),
    invite: accounts > 0,
    payout: payouts > 0,
  };
  const steps = setupSteps.map((step) => ({ step, isDone: done[step] }));
  const next = steps.find(({ step, isDone }) => !isDone && !(step === 'import' && isReading));
  return { steps, next: next?.step ?? null, isReading: isReading && !done.import };
}
