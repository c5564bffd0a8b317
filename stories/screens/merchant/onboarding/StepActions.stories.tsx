import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '@consignment/components/primitives/forms/Form';
import { StepActions } from '@consignment/components/screens/merchant/onboarding/StepActions';

const meta = {
  title: 'Screens/Merchant/Onboarding/StepActions',
  component: StepActions,
  args: { label: 'next', onBack: fn() },
} satisfies Meta<typeof StepActions>;

export default meta;
type Story = StoryObj<typeof StepActions>;

export const Ready: Story = {};

/** It can be reached, and says what it waits for. */
export const Waiting: Story = {
  args: { waitsFor: 'Choose one of the two options first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Choose one of the two options first.')).toBeVisible();
  },
};

/** The first panel has nothing to go back to. */
export const First: Story = { args: { label: 'getStarted', onBack: null } };

/** The last step says that the shop is being set up, any other that it saves. */
export const Sending: Story = {
  args: { label: 'finish' },
  render: (args) => (
    <Form
      label="Finish"
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={() => new Promise(() => undefined)}
    >
      <StepActions {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('button', { name: 'Starting…' })).toBeVisible();
  },
};
