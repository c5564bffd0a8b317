import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SetupGuide } from '@consignment/components/screens/merchant/dashboard/SetupGuide';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem, failed, loading } from '../../../fixtures/list.ts';
import { aGuide } from '../../../fixtures/week.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;

const meta = {
  title: 'Screens/Merchant/Dashboard/SetupGuide',
  component: SetupGuide,
  tags: ['new'],
  args: {
    guide: ready(aGuide()),
    hrefOfStep: (step) => `/${step}`,
    onPutAway: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof SetupGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Choose files' })).toHaveAttribute('href', '/import');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
};

/** Done steps are ticked, and say so; one primary button leads on. */
export const SomeDone: Story = {
  args: { guide: ready(aGuide(3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(done)')).toHaveLength(3);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Open accounts');
  },
};

/** The orders of a connected shop arrive automatically. */
export const OrdersBeingRead: Story = {
  tags: ['no-picture'],
  args: { guide: ready({ ...aGuide(), next: 'rates', isReading: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your shop’s orders are being read.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Open rates');
  },
};

/** Nothing is left to do: one line, until it is put away. */
export const AllDone: Story = {
  args: { guide: ready(aGuide(5)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Your shop is set up.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    const words = canvas.getByText('Your shop is set up.').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(words.top).toBeGreaterThan(button.top);
    await expect(words.bottom).toBeLessThan(button.bottom);
  },
};

export const NotPutAway: Story = {
  args: { onPutAway: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem.detail);
  },
};

export const Loading: Story = { args: { guide: loading } };

export const Failed: Story = {
  args: { guide: failed() },
  play: ({ canvas }) => expect(canvas.getByText('The guide could not be loaded.')).toBeVisible(),
};

export const OnAPhone: Story = {
  args: { guide: ready(aGuide(1)) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { guide: ready(aGuide(2)) }, globals: { direction: 'rtl' } };
