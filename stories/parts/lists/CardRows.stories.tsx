import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { Button } from '@consignment/components/primitives/actions/Button';
import { CardRows, type CardRow } from '@consignment/components/parts/lists/CardRows';
import type { Guide } from '../../../.storybook/guide.ts';
import { failed, loading } from '../../fixtures/list.ts';

const aRow = (changes: Partial<CardRow> = {}): CardRow => ({
  id: 1,
  name: 'Juniper & Oak',
  href: '/vendors/1',
  detail: 'Maren Holt',
  amount: <MoneyText amount="412.60" currency="GBP" />,
  ...changes,
});

const meta = {
  title: 'Parts/Lists/CardRows',
  component: CardRows,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the first few of a longer list in a card of the dashboard: a name that leads on, an amount, and at most one thing to do about it.',
      avoid:
        'A list that is searched, sorted or paged is a ListView. Facts about one thing are a DescriptionList.',
      right: {
        draw: () => (
          <CardRows
            label="Commissions due"
            empty="No commissions due."
            rows={{
              is: 'ready',
              value: [aRow(), aRow({ id: 2, name: 'Lantern Loom', detail: 'Ifeoma Abara' })],
            }}
          />
        ),
        why: 'The name is the link, so a list of all links on the page reads as a list of vendors.',
      },
      wrong: {
        draw: () => (
          <CardRows
            label="Commissions due"
            empty="No commissions due."
            rows={{
              is: 'ready',
              value: [
                aRow({ name: 'View', detail: 'Juniper & Oak' }),
                aRow({ id: 2, name: 'View', detail: 'Lantern Loom' }),
              ],
            }}
          />
        ),
        why: 'Links called “View” sound the same in a screen reader, and the vendor, which people look for, is the smallest text of the row.',
      },
      keyboard: [
        ['Tab', 'Stops at each name, and at its button where a row has one.'],
        ['Enter', 'Follows the name.'],
      ],
      reader:
        '“Commissions due, list, 2 items. Juniper & Oak, link, Maren Holt, £412.60.” While it loads: “Loading Commissions due…”.',
    } satisfies Guide,
  },
  args: {
    label: 'Commissions due',
    empty: 'No commissions due.',
    rows: { is: 'ready', value: [aRow(), aRow({ id: 2, name: 'Lantern Loom', detail: undefined })] },
  },
} satisfies Meta<typeof CardRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of a longer list, in a card. A list that is sorted or paged is a ListView. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Lantern Loom' })).toHaveAttribute('href', '/vendors/1');
  },
};

/** With something to do about each. */
export const WithAction: Story = {
  args: {
    rows: {
      is: 'ready',
      value: [aRow({ action: <Button label="Pay Now" size="small" onClick={fn()} /> })],
    },
  },
};

export const OneRow: Story = { args: { rows: { is: 'ready', value: [aRow()] } } };

export const Empty: Story = {
  args: { rows: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.getByText('No commissions due.')).toBeVisible(),
};

export const Loading: Story = {
  args: { rows: loading },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading Commissions due…'),
};

const broken = failed();

export const Failed: Story = {
  args: { rows: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(broken.onRetry).toHaveBeenCalled();
  },
};

/** Names break rather than push the amount away. */
export const LongNames: Story = {
  args: {
    rows: {
      is: 'ready',
      value: [
        aRow({
          name: 'Donaudampfschifffahrtsgesellschaft'.repeat(8),
          amount: <MoneyText amount="-123456789012.34" currency="GBP" />,
          action: <Button label="Pay Now" size="small" onClick={fn()} />,
        }),
        aRow({ id: 2 }),
      ],
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
