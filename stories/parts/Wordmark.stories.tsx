import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '@consignment/components/parts/Wordmark';

const meta = { title: 'Parts/Pages/Wordmark', component: Wordmark, args: {} } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

export const Shop: Story = { args: { name: 'Rookery Market' } };

export const LongNames: Story = { args: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) } };
