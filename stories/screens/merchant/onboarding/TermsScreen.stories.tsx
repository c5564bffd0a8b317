import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TermsScreen } from '@consignment/components/screens/merchant/onboarding/TermsScreen';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/TermsScreen',
  component: TermsScreen,
  parameters: { frame: 'bare' },
  args: {
    shopName: 'Rookery Market',
    hrefOfTerms: '/terms-of-service',
    hrefOfPrivacy: '/privacy-policy',
    onAgree: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a shop that is set up; a new one has the OnboardingScreen. */
export const Returning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('button', { name: 'Get Started' });
    await userEvent.click(start);
    await expect(args.onAgree).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(start);
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
