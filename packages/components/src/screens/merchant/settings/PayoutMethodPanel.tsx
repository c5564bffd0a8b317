import {
  payoutMethods,
  payoutMethodWords,
  type FeeBearer,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';

export type PayoutMethodValues = { payout_method: PayoutMethod; fees_borne_by: FeeBearer };

type Props = {
  values: PayoutMethodValues;
  onSave: (change: Partial<PayoutMethodValues>, seen: Partial<PayoutMethodValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How vendors without a method of their own are paid in a pay run, and the side that bears a provider's fees. */
export function PayoutMethodPanel({ values, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title="How vendors are paid"
      schema={schema}
      defaultValues={values}
      toValues={toValues}
      onSave={onSave}
      onDirtyChange={onDirtyChange}
      savedText={newsOf}
      undoOf={(former, seen) => () => onSave(former, seen)}
    >
      <RadioCards
        name="payout_method"
        label="Method"
        hint="In pay runs, for vendors without a method of their own."
        choices={methods}
      />
      <RadioCards name="fees_borne_by" label="Fees" choices={bearers} />
    </SettingsPanel>
  );
}

function newsOf({ payout_method: method, fees_borne_by: bearer }: Partial<PayoutMethodValues>): string {
  if (method !== undefined && bearer !== undefined) return 'The method and the fees were changed.';
  if (method !== undefined) return `The method of pay runs is now ${payoutMethodWords(method).name}.`;
  return bearer === 'vendor' ? 'Vendors now bear the fees.' : 'The shop now bears the fees.';
}

const methods = payoutMethods.map((method) => {
  const { name, needs } = payoutMethodWords(method);
  return { value: method, label: name, detail: needs };
});

const bearers = [
  { value: 'shop', label: 'The shop bears them', detail: 'The vendor gets the full amount.' },
  { value: 'vendor', label: 'The vendor bears them', detail: 'The fees of PayPal come off its next payout.' },
];

const schema = z.object({ payout_method: z.string(), fees_borne_by: z.string() });

function toValues(draft: z.infer<typeof schema>): PayoutMethodValues {
  return {
    payout_method: payoutMethods.find((method) => method === draft.payout_method) ?? 'by_hand',
    fees_borne_by: draft.fees_borne_by === 'vendor' ? 'vendor' : 'shop',
  };
}
