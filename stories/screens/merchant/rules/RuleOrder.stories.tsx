import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleOrder } from '@consignment/components/screens/merchant/rules/RuleOrder';

const meta = {
  title: 'Screens/Merchant/Rules/RuleOrder',
  component: RuleOrder,
} satisfies Meta<typeof RuleOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
