import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleFindings } from '@consignment/components/screens/merchant/rules/RuleFindings';
import { failed, loading } from '../../../fixtures/list.ts';
import { aRule, aSetting } from '../../../fixtures/rule.ts';

const neverWins = {
  rule: aRule({ id: 48, place: 'tag', name: 'sale' }),
  finding: 'always_beaten',
  detail: 'A rule for the product applies to each of its products on all of its days.',
} as const;

const shared = {
  rule: aRule({ id: 47, place: 'collection', name: 'Winter market' }),
  finding: 'shared_products',
  detail: '12 products are in the collection “Lamps” too, whose rule comes first by name.',
} as const;

const without = {
  rule: aSetting({ place: 'shop_product_type', name: 'Umbrellas' }),
  finding: 'no_products',
  detail: 'No product has this type.',
} as const;

const meta = {
  title: 'Screens/Merchant/Rules/RuleFindings',
  component: RuleFindings,
  args: {
    findings: { is: 'ready', value: [neverWins, shared] },
    hrefOfRule: ({ id }) => (id === null ? null : `/settings/rules/${id}`),
  },
} satisfies Meta<typeof RuleFindings>;

export default meta;
type Story = StoryObj<typeof RuleFindings>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tag: sale' })).toHaveAttribute(
      'href',
      '/settings/rules/48',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Several: Story = {
  args: { findings: { is: 'ready', value: [neverWins, shared, without] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3' }));
    await expect(canvas.getByText('Product type: Umbrellas')).toBeVisible();
  },
};

/** Nothing is said where there is nothing to look at, or while it is not known. */
export const None: Story = {
  args: { findings: { is: 'ready', value: [] } },
  tags: ['no-picture'],
  play: ({ canvas }) => expect(canvas.queryByText('Worth a look')).toBeNull(),
};

export const Loading: Story = { args: { findings: loading }, tags: ['no-picture'] };

export const Failed: Story = { args: { findings: failed() } };

export const LongNames: Story = {
  args: {
    findings: {
      is: 'ready',
      value: [{ ...shared, rule: aRule({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) }) }],
    },
  },
};
