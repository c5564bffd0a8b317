import type { Trace } from '@consignment/domain/commission/commission-amount';
import { reasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import { isDate } from '@consignment/domain/time/dates';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AmountExplanation } from '../../../parts/commission/AmountExplanation.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import type { Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { optionsOf, variantOption, vendorOption, type RuleSearches } from './rule-search.ts';
import * as styles from './rules.css.ts';

/** One unit at the present price: its commission as a decimal string of the books, and how it comes about. */
type Winner = { commission_amount: string; reason: Reason | null; trace: Trace | null };

export type WinnerAsk = {
  variant: number;
  /** Null for the vendor of its product. */
  vendor: number | null;
  /** The day of the order, 'YYYY-MM-DD' in the shop's zone. */
  on: string;
};

type Props = Pick<RuleSearches, 'onSearchVariants' | 'onSearchVendors'> & {
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  currency: ShopCurrency;
  onFind: (ask: WinnerAsk) => Promise<{ is: 'found'; winner: Winner } | { is: 'refused'; problem: Problem }>;
};

const schema = z.object({
  variant: z.string().check(z.minLength(1, { error: 'Choose a product from the list.' })),
  vendor: z.string(),
  on: z.string().check(z.refine((day) => isDate(day), { error: 'Enter a day of the calendar.' })),
});

/** Which rule would win for a product of a vendor on a day, and which it beats. */
export function WinningRule({ today, currency, onFind, ...search }: Props) {
  const [found, setFound] = useState<Winner | null>(null);
  // The answer is of the fields as they were.
  const forget = () => setFound(null);
  return (
    <Card title="Which rule wins?">
      <Stack space="medium">
        <Form
          label="Which rule wins?"
          schema={schema}
          defaultValues={{ variant: '', vendor: '', on: today }}
          onSubmit={async ({ variant, vendor, on }) => {
            const answer = await onFind({
              variant: Number(variant),
              vendor: vendor === '' ? null : Number(vendor),
              on,
            });
            if (answer.is === 'refused') return answer;
            setFound(answer.winner);
            return { is: 'done' };
          }}
        >
          <div className={styles.fields}>
            <Combobox
              name="variant"
              label="Product"
              minimumCharacters={1}
              noneText="No product is found by these words."
              onSearch={(text, signal) => optionsOf(search.onSearchVariants(text, signal), variantOption)}
              onChange={forget}
            />
            <Combobox
              name="vendor"
              label="Sold by"
              placeholder="The vendor of the product"
              minimumCharacters={1}
              noneText="No vendor has this name."
              isOptional
              onSearch={(text, signal) => optionsOf(search.onSearchVendors(text, signal), vendorOption)}
              onChange={forget}
            />
            <DateField name="on" label="Order of" onChange={forget} />
          </div>
          <FormActions>
            <SubmitButton label="Find the rule" busyLabel="Looking…" />
          </FormActions>
        </Form>
        <div role="status" className={styles.answer}>
          {found !== null && <Found winner={found} currency={currencyOf(currency, null)} />}
        </div>
      </Stack>
    </Card>
  );
}

function Found({ winner, currency }: { winner: Winner; currency: string }) {
  const { trace, reason, commission_amount: amount } = winner;
  if (trace === null) {
    return <Text>{reason === null ? 'No rule has a value for it.' : reasonText[reason]}</Text>;
  }
  return (
    <Stack space="small">
      <Text size="small" tone="muted">
        One unit at its present price:
      </Text>
      <AmountExplanation trace={trace} amount={amount} currency={currency} />
    </Stack>
  );
}
