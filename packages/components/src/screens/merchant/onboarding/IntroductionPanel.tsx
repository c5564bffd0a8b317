import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatPercent, percentToWire } from '@consignment/domain/money/rate';
import { dealOfTerms, deals, termsOfDeal, type Deal } from '@consignment/domain/shop/deals';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RateShares } from '../../../parts/commission/RateShares.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { OnboardingChoice, PanelProps } from './onboarding.ts';
import { includesTaxAtFirst, PricesIncludeTax } from './PricesIncludeTax.tsx';
import { exampleOf, unpaidInWords, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const texts = defineTexts('IntroductionPanel', {
  percentMissing: 'Enter a percentage.',
  form: 'Commission',
  intro:
    'The commission is the vendor’s share of a sale; the rest is yours. Choose the deal that most of your vendors have. You can set a different rate for a vendor, a product type or a single item later.',
  title: 'What do your vendors get?',
  percent: 'Vendors get',
  notChosen: 'Choose a deal first.',
  ofPaid: 'Vendors get {rate} of what the customer paid',
  ofPaidDetail: 'You and the vendor share the cost of discounts.',
  ofPrice: 'Vendors get {rate} of the price',
  ofPriceDetail: 'You bear the full cost of discounts.',
  cost: 'Vendors get the cost of each item',
  costDetail: 'Each product has a cost; the price and discounts make no difference.',
  another: 'Another deal',
  anotherDetail: 'You’ll set each part of the deal in the next steps.',
  sale: '“{title}” is sold for {price}: the vendor gets {earned}, and you keep {kept}. With a discount of {discount}, the customer pays {paid}: the vendor gets {reducedEarned}, and you keep {reducedKept}.',
  dealMissing: 'Choose a deal.',
  ofPaidAny: 'Vendors get a percentage of what the customer paid',
  ofPriceAny: 'Vendors get a percentage of the price',
});

type Choice = Deal | 'another';

const choices: readonly Choice[] = [...deals, 'another'];
const hasPercent = (choice: Choice | null) => choice === 'of-paid' || choice === 'of-price';

const schema = z.pipe(
  z
    .object({
      deal: z.pipe(z.string(), z.enum(choices, { error: () => texts.dealMissing })),
      percent: z.string(),
      pricesIncludeTax: z.boolean(),
    })
    .check(
      z.superRefine(({ deal, percent }, context) => {
        if (!hasPercent(deal)) return;
        const parsed = parseRate(percent);
        const message =
          parsed.is === 'refused' ? parsed.why : parsed.ppm === null ? texts.percentMissing : null;
        if (message !== null) context.addIssue({ code: 'custom', path: ['percent'], message });
      }),
    ),
  z.transform(({ deal, percent, pricesIncludeTax }): OnboardingChoice => {
    if (deal === 'another') return { step: 'introduction', deal: null };
    const rate = hasPercent(deal) ? rateOf(percent) : null;
    const terms = termsOfDeal(deal, rate === null ? null : percentToWire(rate));
    return { step: 'introduction', deal: { ...terms, pricesIncludeTax } };
  }),
);

/** Names the commonest deals as people say them; each answers the steps up to the start date. */
export function IntroductionPanel(props: PanelProps) {
  const { saved, isAnswered, sample, currency, onBack, onChoose } = props;
  const known = isAnswered ? (dealOfTerms(saved) ?? 'another') : null;
  const [choice, setChoice] = useState<Choice | null>(known);
  const [percent, setPercent] = useState(saved.percent ?? usualPercent);
  const rate = rateOf(percent);
  return (
    <Form
      label={texts.form}
      schema={schema}
      defaultValues={{ deal: known ?? '', percent, pricesIncludeTax: includesTaxAtFirst(props) }}
      onSubmit={onChoose}
    >
      <Text>{texts.intro}</Text>
      <RadioCards
        name="deal"
        label={texts.title}
        choices={choices.map((value) => ({ value, ...wordsOf(value, rate) }))}
        onChange={(value) => setChoice(choices.find((one) => one === value) ?? null)}
      />
      {hasPercent(choice) && (
        <>
          <PercentField name="percent" label={texts.percent} onChange={setPercent} />
          <RateShares rate={rate} />
        </>
      )}
      {choice !== null && choice !== 'another' && (
        <>
          {(choice === 'cost' || rate !== null) && (
            <WorkedExample isOwn={sample.isOwn}>
              <p>{saleInWords(choice, rate, sample, currency)}</p>
            </WorkedExample>
          )}
          <PricesIncludeTax />
        </>
      )}
      <StepActions label="next" waitsFor={choice === null ? texts.notChosen : null} onBack={onBack} />
    </Form>
  );
}

const usualPercent = '60';

function rateOf(percent: string): number | null {
  const parsed = parseRate(percent);
  return parsed.is === 'ok' ? parsed.ppm : null;
}

function wordsOf(choice: Choice, rate: number | null): { label: string; detail: string } {
  const share = rate === null ? null : { rate: formatPercent(rate) };
  return {
    'of-paid': {
      label: share === null ? texts.ofPaidAny : texts.ofPaid(share),
      detail: texts.ofPaidDetail,
    },
    'of-price': {
      label: share === null ? texts.ofPriceAny : texts.ofPrice(share),
      detail: texts.ofPriceDetail,
    },
    cost: {
      label: texts.cost,
      detail: texts.costDetail,
    },
    another: {
      label: texts.another,
      detail: texts.anotherDetail,
    },
  }[choice];
}

/** One sale at the full price and one with a discount. */
function saleInWords(deal: Deal, rate: number | null, sample: Sample, currency: CurrencyCode): string {
  const terms = { ...termsOfDeal(deal, null), rate };
  const full = exampleOf(sample, terms, currency);
  if (full.priced.reason !== null) return unpaidInWords(sample, full.priced.reason, null);
  const reduced = exampleOf(sample, { ...terms, isDiscounted: true }, currency);
  return texts.sale({
    title: isolated(sample.title),
    price: full.price,
    earned: full.earned,
    kept: full.kept,
    discount: reduced.discount,
    paid: reduced.paid,
    reducedEarned: reduced.earned,
    reducedKept: reduced.kept,
  });
}
