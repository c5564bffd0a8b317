import type { Trace } from '@consignment/domain/commission/commission-amount';
import { reasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('WinningRule', {
  title: 'Which rule wins?',
  product: 'Product',
  noProduct: 'No products match these words.',
  soldBy: 'Sold by',
  vendorPlaceholder: 'The product’s vendor',
  noVendor: 'No vendor has this name.',
  orderDate: 'Order date',
  find: 'Find the rule',
  looking: 'Looking…',
  noRule: 'No rule applies to this product.',
  oneUnit: 'One unit at its current price:',
  productMissing: 'Choose a product from the list.',
  dayMissing: 'Enter a valid date.',
});

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
  variant: z.string().check(z.minLength(1, { error: () => texts.productMissing })),
  vendor: z.string(),
  on: z.string().check(z.refine((day) => isDate(day), { error: () => texts.dayMissing })),
});

/** Which rule would win for a product of a vendor on a day, and which it beats. */
export function WinningRule({ today, currency, onFind, ...search }: Props) {
  const [found, setFound] = useState<Winner | null>(null);
  // The answer is of the fields as they were.
  const forget = () => setFound(null);
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        <Form
          label={texts.title}
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
              label={texts.product}
              minimumCharacters={1}
              noneText={texts.noProduct}
              onSearch={(text, signal) => optionsOf(search.onSearchVariants(text, signal), variantOption)}
              onChange={forget}
            />
            <Combobox
              name="vendor"
              label={texts.soldBy}
              placeholder={texts.vendorPlaceholder}
              minimumCharacters={1}
              noneText={texts.noVendor}
              isOptional
              onSearch={(text, signal) => optionsOf(search.onSearchVendors(text, signal), vendorOption)}
              onChange={forget}
            />
            <DateField name="on" label={texts.orderDate} onChange={forget} />
          </div>
          <FormActions>
            <SubmitButton label={texts.find} busyLabel={texts.looking} />
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
    return <Text>{reason === null ? texts.noRule : reasonText[reason]}</Text>;
  }
  return (
    <Stack space="small">
      <Text size="small" tone="muted">
        {texts.oneUnit}
      </Text>
      <AmountExplanation trace={trace} amount={amount} currency={currency} />
    </Stack>
  );
}
