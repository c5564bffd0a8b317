import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TermsForm } from '@consignment/components/screens/merchant/onboarding/TermsForm';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../../primitives/answers.ts';

const unsaved: Outcome = {
  is: 'refused',
  problem: { detail: 'The shop could not be saved.', errors: [] },
};

const meta = {
  title: 'Screens/Merchant/Onboarding/TermsForm',
  component: TermsForm,
  args: {
    hrefOfTerms: '/terms-of-service',
    hrefOfPrivacy: '/privacy-policy',
    onAgree: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof TermsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both texts open beside the form, so that nothing of it is lost. */
export const Unticked: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /opens in a new tab/ });
    await expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
    await expect(canvas.getByText('Tick the box first.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onAgree: fn(() => Promise.resolve(unsaved)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(await canvas.findByText('The shop could not be saved.')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
