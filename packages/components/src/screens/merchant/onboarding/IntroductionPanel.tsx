import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatPercent, percentToWire } from '@consignment/domain/money/rate';
import { dealOfTerms, deals, termsOfDeal, type Deal } from '@consignment/domain/shop/deals';
import { isolated } from '@consignment/domain/text/direction';
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

type Choice = Deal | 'another';

const choices: readonly Choice[] = [...deals, 'another'];
const hasPercent = (choice: Choice | null) => choice === 'of-paid' || choice === 'of-price';

const schema = z.pipe(
  z
    .object({
      deal: z.pipe(z.string(), z.enum(choices, { error: 'Choose a deal.' })),
      percent: z.string(),
      pricesIncludeTax: z.boolean(),
    })
    .check(
      z.superRefine(({ deal, percent }, context) => {
        if (!hasPercent(deal)) return;
        const parsed = parseRate(percent);
        const message =
          parsed.is === 'refused' ? parsed.why : parsed.ppm === null ? 'Enter a percentage.' : null;
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
      label="Commission"
      schema={schema}
      defaultValues={{ deal: known ?? '', percent, pricesIncludeTax: includesTaxAtFirst(props) }}
      onSubmit={onChoose}
    >
      <Text>
        The commission is the part of a sale that its vendor receives; the rest is yours. Choose the deal that
        most of your vendors have. Later a vendor, a product type or a single item can have another rate.
      </Text>
      <RadioCards
        name="deal"
        label="What do your vendors get?"
        choices={choices.map((value) => ({ value, ...wordsOf(value, rate) }))}
        onChange={(value) => setChoice(choices.find((one) => one === value) ?? null)}
      />
      {hasPercent(choice) && (
        <>
          <PercentField name="percent" label="Vendors get" onChange={setPercent} />
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
      <StepActions label="Next" waitsFor={choice === null ? 'Choose a deal first.' : null} onBack={onBack} />
    </Form>
  );
}

const usualPercent = '60';

function rateOf(percent: string): number | null {
  const parsed = parseRate(percent);
  return parsed.is === 'ok' ? parsed.ppm : null;
}

function wordsOf(choice: Choice, rate: number | null): { label: string; detail: string } {
  const share = rate === null ? 'a percentage' : formatPercent(rate);
  return {
    'of-paid': {
      label: `Vendors get ${share} of what the customer paid`,
      detail: 'You and the vendor share a discount.',
    },
    'of-price': {
      label: `Vendors get ${share} of the price`,
      detail: 'You bear discounts alone.',
    },
    cost: {
      label: 'Vendors get the cost of each item',
      detail: 'Each product has a cost; the price and discounts change nothing.',
    },
    another: {
      label: 'Another deal',
      detail: 'The next steps ask for each part of it.',
    },
  }[choice];
}

/** One sale at the full price and one with a discount. */
function saleInWords(deal: Deal, rate: number | null, sample: Sample, currency: CurrencyCode): string {
  const terms = { ...termsOfDeal(deal, null), rate };
  const full = exampleOf(sample, terms, currency);
  if (full.priced.reason !== null) return unpaidInWords(sample, full.priced.reason);
  const reduced = exampleOf(sample, { ...terms, isDiscounted: true }, currency);
  return (
    `‘${isolated(sample.title)}’ is sold for ${full.price}: the vendor gets ${full.earned}, and you keep ${full.kept}. ` +
    `With a discount of ${reduced.discount} the customer pays ${reduced.paid}: the vendor gets ${reduced.earned}, and you keep ${reduced.kept}.`
  );
}
