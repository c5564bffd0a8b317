import { parseRate } from '@consignment/domain/commission/commission-input';
import { formatPercent } from '@consignment/domain/money/rate';
import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
import { formatDay } from '@consignment/domain/time/dates';
import * as z from 'zod/mini';
import { Form } from '../../../primitives/forms/Form.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { OnboardingSaved, PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';

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
  const percentage =
    rate.is === 'ok' && rate.ppm !== null ? `Percentage, ${formatPercent(rate.ppm)}` : 'Percentage';
  return [
    {
      term: 'Vendors',
      description:
        saved.tracking === 'Product Tag'
          ? `Product Tag, ${saved.prefix === '' ? defaultTagPrefix : saved.prefix}`
          : 'Vendor Name',
    },
    { term: 'Calculation', description: saved.calculation === 'flat' ? 'Flat Rate' : percentage },
    { term: 'Prices include tax', description: saved.pricesIncludeTax ? 'Yes' : 'No' },
    { term: 'Discounts', description: shareNames[saved.share] },
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
