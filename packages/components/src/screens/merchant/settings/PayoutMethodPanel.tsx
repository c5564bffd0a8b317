import {
  payoutMethods,
  payoutMethodWords,
  type FeeBearer,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';

const texts = defineTexts('PayoutMethodPanel', {
  title: 'How vendors are paid',
  method: 'Method',
  methodHint: 'Pay runs use this method for vendors who don’t have their own.',
  fees: 'Fees',
  bothChanged: 'The method and the fees have been changed.',
  methodChanged: 'The pay run method is now {method}.',
  feesToVendors: 'Vendors now pay the fees.',
  feesToShop: 'The shop now pays the fees.',
  shop: 'The shop pays the fees',
  shopDetail: 'The vendor gets the full amount.',
  vendor: 'The vendor pays the fees',
  vendorDetail: 'PayPal’s fees are deducted from the vendor’s next payout.',
});

export type PayoutMethodValues = { payout_method: PayoutMethod; fees_borne_by: FeeBearer };

type Props = {
  values: PayoutMethodValues;
  onSave: (change: Partial<PayoutMethodValues>, seen: Partial<PayoutMethodValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How vendors without their own method are paid in a pay run, and the side that bears a provider's fees. */
export function PayoutMethodPanel({ values, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={values}
      toValues={toValues}
      onSave={onSave}
      onDirtyChange={onDirtyChange}
      savedText={newsOf}
      undoOf={(former, seen) => () => onSave(former, seen)}
    >
      <RadioCards name="payout_method" label={texts.method} hint={texts.methodHint} choices={methods()} />
      <RadioCards name="fees_borne_by" label={texts.fees} choices={bearers()} />
    </SettingsPanel>
  );
}

function newsOf({ payout_method: method, fees_borne_by: bearer }: Partial<PayoutMethodValues>): string {
  if (method !== undefined && bearer !== undefined) return texts.bothChanged;
  if (method !== undefined) return texts.methodChanged({ method: payoutMethodWords(method).name });
  return bearer === 'vendor' ? texts.feesToVendors : texts.feesToShop;
}

function methods() {
  return payoutMethods.map((method) => {
    const { name, needs } = payoutMethodWords(method);
    return { value: method, label: name, detail: needs };
  });
}

const bearers = () => [
  { value: 'shop', label: texts.shop, detail: texts.shopDetail },
  { value: 'vendor', label: texts.vendor, detail: texts.vendorDetail },
];

const schema = z.object({ payout_method: z.string(), fees_borne_by: z.string() });

function toValues(draft: z.infer<typeof schema>): PayoutMethodValues {
  return {
    payout_method: payoutMethods.find((method) => method === draft.payout_method) ?? 'by_hand',
    fees_borne_by: draft.fees_borne_by === 'vendor' ? 'vendor' : 'shop',
  };
}
