import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MigrationChecklist } from '@consignment/components/screens/merchant/dashboard/MigrationChecklist';

const meta = {
  title: 'Screens/Merchant/Dashboard/MigrationChecklist',
  component: MigrationChecklist,
  args: { step: 2, onActivate: fn() },
} satisfies Meta<typeof MigrationChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those before the current step are done, the current one is named in words and for screen readers. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Offer SecuredDone',
      'Permissions UpdatedUnder way',
      'Setup & Data MigratedStill to come',
      'App Access & ReviewStill to come',
      'New App ActivationStill to come',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ]);
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull();
  },
};

export const Review: Story = {
  args: { step: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please test and review the new app.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull();
  },
};

/** Only here can the new app be activated. */
export const Activation: Story = {
  args: { step: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(args.onActivate).toHaveBeenCalledOnce();
  },
};

/** The shop has done its part; the activation itself is still awaited. */
export const ActivationRequested: Story = {
  args: { step: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Done')).toHaveLength(4);
    await expect(canvas.getByText('Requested')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull();
  },
};

export const RightToLeft: Story = { args: { step: 5 }, globals: { direction: 'rtl' } };
