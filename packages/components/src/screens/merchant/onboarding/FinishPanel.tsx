import { parseRate } from '@consignment/domain/commission/commission-input';
import { formatPercent } from '@consignment/domain/money/rate';
import { dealOfTerms } from '@consignment/domain/shop/deals';
import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import * as z from 'zod/mini';
import { Form } from '../../../primitives/forms/Form.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { OnboardingSaved, PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';

const texts = defineTexts('FinishPanel', {
  flatRate: 'Flat Rate, the cost of each item',
  percentage: 'Percentage',
  percentageOfPaid: 'Percentage, {rate} of what the customer paid',
  percentageAt: 'Percentage, {rate}',
  shared: 'Shared by you and the vendor',
});

/** All that was chosen, and the work that Finish starts. */
export function FinishPanel({ saved, orders, onBack, onChoose }: PanelProps) {
  return (
    <Form
      label="Finish"
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={() => onChoose({ step: 'finish' })}
    >
      <Text>These are the rules of your shop. All of them can be changed in Settings.</Text>
      <DescriptionList items={choicesOf(saved)} />
      <Text>{whatFollows[orders]}</Text>
      <StepActions label="Finish" onBack={onBack} />
    </Form>
  );
}

const whatFollows = {
  here: 'Finish starts the sync: vendors and commissions of the orders that are here already are worked out by these rules.',
  coming:
    'Your orders are being read from your shop. Vendors and commissions are worked out by these rules, and every page shows how far that is.',
  'in-files':
    'Finish leads to the import, where you hand in the products and orders that your shop has exported. From them vendors and commissions are worked out by these rules. If you come from another app, you can bring its payouts along there too.',
} satisfies Record<PanelProps['orders'], string>;

function choicesOf(saved: OnboardingSaved) {
  const rate = parseRate(saved.percent ?? '');
  const isOfPaid = dealOfTerms(saved) === 'of-paid';
  const percentage =
    rate.is === 'ok' && rate.ppm !== null
      ? (isOfPaid ? texts.percentageOfPaid : texts.percentageAt)({ rate: formatPercent(rate.ppm) })
      : texts.percentage;
  return [
    {
      term: 'Vendors',
      description:
        saved.tracking === 'Product Tag'
          ? `Product Tag, ${saved.prefix === '' ? defaultTagPrefix : saved.prefix}`
          : 'Vendor Name',
    },
    { term: 'Calculation', description: saved.calculation === 'flat' ? texts.flatRate : percentage },
    { term: 'Prices include tax', description: saved.pricesIncludeTax ? 'Yes' : 'No' },
    {
      term: 'Discounts',
      description: isOfPaid ? texts.shared : shareNames[saved.share],
    },
    {
      term: 'Commission start date',
      description: saved.startDay === null ? 'All orders are tracked' : formatDay(saved.startDay),
    },
    { term: 'Theme', description: saved.scheme === 'dark' ? 'Dark' : 'Light' },
  ];
}

const shareNames = { vendor: 'Vendor', store: 'Store', equal: 'Equal' } satisfies Record<
  OnboardingSaved['share'],
  string
>;
