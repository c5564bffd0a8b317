import { payoutMethods, type FeeBearer, type PayoutMethod } from '@consignment/domain/payout-method';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/SettingsPanel.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { RadioCards } from '../../../primitives/RadioCards.tsx';

export type PayoutMethodValues = { payout_method: PayoutMethod; fees_borne_by: FeeBearer };

type Props = {
  values: PayoutMethodValues;
  onSave: (change: Partial<PayoutMethodValues>, seen: Partial<PayoutMethodValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How vendors without a method of their own are paid in a pay run, and the side that bears what a provider takes. */
export function PayoutMethodPanel({ values, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title="How vendors are paid"
      schema={schema}
      defaultValues={values}
      toValues={toValues}
      onSave={onSave}
      onDirtyChange={onDirtyChange}
      savedText="The method and the fees have been saved."
    >
      <RadioCards
        name="payout_method"
        label="Method"
        hint="Of vendors without one of their own."
        choices={payoutMethods.map((method) => ({ value: method, ...methodWords[method] }))}
      />
      <RadioCards name="fees_borne_by" label="Fees of a provider" choices={bearers} />
    </SettingsPanel>
  );
}

const methodWords = {
  paypal: { label: 'PayPal', detail: 'Each vendor needs a PayPal email.' },
  bank: { label: 'Bank file', detail: 'Each vendor needs bank details.' },
  by_hand: { label: 'By hand', detail: 'Payouts are recorded here, and you send the money yourself.' },
} satisfies Record<PayoutMethod, { label: string; detail: string }>;

const bearers = [
  { value: 'shop', label: 'The shop bears them', detail: 'The vendor gets the whole amount.' },
  { value: 'vendor', label: 'The vendor bears them', detail: 'They are taken off its next payout.' },
];

const schema = z.object({ payout_method: z.string(), fees_borne_by: z.string() });

function toValues(draft: z.infer<typeof schema>): PayoutMethodValues {
  return {
    payout_method: payoutMethods.find((method) => method === draft.payout_method) ?? 'by_hand',
    fees_borne_by: draft.fees_borne_by === 'vendor' ? 'vendor' : 'shop',
  };
}
