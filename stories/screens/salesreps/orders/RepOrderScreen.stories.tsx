import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderReps } from '@consignment/components/screens/salesreps/orders/OrderReps';
import { RepOrderScreen } from '@consignment/components/screens/salesreps/orders/RepOrderScreen';
import { anOrderDetail, aLineOfOrder } from '../../../fixtures/order.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';
import { sends, takesFiles } from '../../../fixtures/question.ts';
import { aRepCommission } from '../../../fixtures/reps.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/RepOrderScreen',
  component: RepOrderScreen,
  parameters: { frame: 'bare' },
  args: {
    order: anOrderDetail(),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfOrders: '/orders',
    adminUrl: null,
    onPreviewCommission: fn(() => Promise.resolve(anOverridePreview())),
    onSetCommission: fn(() => Promise.resolve(done)),
    children: (
      <OrderReps
        order="#1001"
        reps={{ is: 'ready', value: [aRepCommission()] }}
        currency="GBP"
        seesAll
        mayChange
        hrefOfQuestion={(id) => `/questions/${id}`}
        asking={{ note: null, onUpload: takesFiles(), onAsk: sends() }}
        onSearchReps={() => Promise.resolve({ is: 'found', options: [] })}
        onAdd={() => Promise.resolve(done)}
        onChange={() => Promise.resolve(done)}
        onRemove={() => Promise.resolve(done)}
      />
    ),
  },
} satisfies Meta<typeof RepOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line in each of its states; vendors are not shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Set Vendor/ })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Sales Reps' })).toBeVisible();
  },
};

export const SettingACommission: Story = {
  args: { order: anOrderDetail({ line_items: [aLineOfOrder()] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Commission/ }));
    await userEvent.type(await canvas.findByLabelText(/Amount or percentage/), '12.50');
  },
};

export const CommissionSet: Story = {
  ...SettingACommission,
  tags: ['no-picture'],
  play: async (context) => {
    await SettingACommission.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSetCommission).toHaveBeenCalledWith(
      { id: 101, isOverridden: false, before: '' },
      { kind: 'amount', amount: 1250 },
    );
  },
};
