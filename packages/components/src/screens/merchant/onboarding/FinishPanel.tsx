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
  form: 'Finish',
  intro: 'These are your shop’s rules. You can change them all in Settings.',
  here: 'Press Finish to start the sync, which finds the vendors for your existing orders and calculates their commissions using these rules.',
  coming:
    'Your orders are being read from your shop. Vendors and commissions will follow these rules, and every page will show the progress.',
  inFiles:
    'Press Finish to open the import, where you upload the products and orders exported from your shop. Vendors and commissions will follow these rules. If you’re moving from another app, you can also import its payouts there.',
  vendors: 'Vendors',
  byTag: 'Product Tag, {prefix}',
  byName: 'Vendor Name',
  calculation: 'Calculation',
  pricesIncludeTax: 'Prices include tax',
  yes: 'Yes',
  no: 'No',
  discounts: 'Discounts',
  startDate: 'Commission start date',
  allOrders: 'All orders are tracked',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  vendor: 'Vendor',
  store: 'Store',
  equal: 'Equal',
});

/** All that was chosen, and the work that Finish starts. */
export function FinishPanel({ saved, orders, onBack, onChoose }: PanelProps) {
  return (
    <Form
      label={texts.form}
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={() => onChoose({ step: 'finish' })}
    >
      <Text>{texts.intro}</Text>
      <DescriptionList items={choicesOf(saved)} />
      <Text>{whatFollows()[orders]}</Text>
      <StepActions label="finish" onBack={onBack} />
    </Form>
  );
}

const whatFollows = (): Record<PanelProps['orders'], string> => ({
  here: texts.here,
  coming: texts.coming,
  'in-files': texts.inFiles,
});

function choicesOf(saved: OnboardingSaved) {
  const rate = parseRate(saved.percent ?? '');
  const isOfPaid = dealOfTerms(saved) === 'of-paid';
  const percentage =
    rate.is === 'ok' && rate.ppm !== null
      ? (isOfPaid ? texts.percentageOfPaid : texts.percentageAt)({ rate: formatPercent(rate.ppm) })
      : texts.percentage;
  return [
    {
      term: texts.vendors,
      description:
        saved.tracking === 'Product Tag'
          ? texts.byTag({ prefix: saved.prefix === '' ? defaultTagPrefix : saved.prefix })
          : texts.byName,
    },
    { term: texts.calculation, description: saved.calculation === 'flat' ? texts.flatRate : percentage },
    { term: texts.pricesIncludeTax, description: saved.pricesIncludeTax ? texts.yes : texts.no },
    {
      term: texts.discounts,
      description: isOfPaid ? texts.shared : texts[saved.share],
    },
    {
      term: texts.startDate,
      description: saved.startDay === null ? texts.allOrders : formatDay(saved.startDay),
    },
    { term: texts.theme, description: texts[saved.scheme] },
  ];
}
