import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  StopBankDetailsScreen,
  type StopOutcome,
} from '@consignment/components/screens/portal/bank-details/StopBankDetailsScreen';
import { inArabic, inGerman } from '../languages.ts';
import { refused } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

const stopped: StopOutcome = {
  is: 'stopped',
  change: { shop_name: 'Rookery', vendor_name: 'Juniper & Oak', held_until: '2026-03-16T10:05:00Z' },
};

const meta = {
  title: 'Screens/Portal/StopBankDetailsScreen',
  component: StopBankDetailsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    timeZone: 'Europe/London',
    onStop: fn(() => Promise.resolve(stopped)),
    hrefOfForgotPassword: '#forgot-password',
  },
} satisfies Meta<typeof StopBankDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = { name: 'Stop the change' };

/** Opening the link stops nothing. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', press)).toBeVisible();
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

export const Stopped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText('The change has been stopped.')).toBeVisible();
    await expect(canvas.getByText(/held until Mar 16, 2026 at 10:05am/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
    await expect(canvas.queryByRole('button', press)).toBeNull();
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Over: Story = {
  args: { onStop: fn(() => Promise.resolve<StopOutcome>({ is: 'over' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText('This link is no longer valid.')).toBeVisible();
    await expect(canvas.queryByRole('button', press)).toBeNull();
  },
};

/** The link is good still, and can be tried again. */
export const Refused: Story = {
  args: { onStop: fn(() => Promise.resolve<StopOutcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', press)).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
