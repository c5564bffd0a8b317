import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm } from '@consignment/components/parts/SignInForm';
import { SignInPage } from '@consignment/components/parts/SignInPage';
import { Wordmark } from '@consignment/components/parts/Wordmark';

const meta = {
  title: 'Parts/Signing in/SignInPage',
  component: SignInPage,
  parameters: { frame: 'bare' },
  args: {
    brand: <Wordmark />,
    title: 'Sign in to your shop',
    description: 'See what each vendor is owed, and pay them.',
    children: <SignInForm submitLabel="Sign in" reason={null} onSignIn={fn()} />,
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongNames: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
