import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopFactsPanel } from '@consignment/components/screens/merchant/settings/ShopFactsPanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { someShopFacts } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/ShopFactsPanel',
  component: ShopFactsPanel,
  args: {
    facts: someShopFacts(),
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof ShopFactsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = {
  legal_name: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  zip: '',
  country_code: '',
  tax_number: '',
  locale: '',
  support_email: '',
} as const;

/** As a shop begins. Dates have the form of the US. */
export const Empty: Story = {
  args: { facts: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Dates/)).toHaveDisplayValue('Jan 31, 2027 at 3:07pm');
    await expect(canvas.getByLabelText(/^Country/)).toHaveDisplayValue('Choose a country');
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Dates/)).toHaveDisplayValue('United Kingdom: 31 Jan 2027 at 15:07');
    await expect(canvas.getByLabelText(/^Country/)).toHaveDisplayValue('United Kingdom');
  },
};

/** Only what was changed is sent, with all that was seen. */
export const Saving: Story = {
  args: { facts: empty },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Legal name/), ' Rookery Market Ltd ');
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'Germany');
    await userEvent.selectOptions(canvas.getByLabelText(/^Dates/), 'Germany: 31 Jan 2027 at 15:07');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The shop’s details have been changed.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      { legal_name: 'Rookery Market Ltd', country_code: 'DE', locale: 'de-DE' },
      empty,
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Support email/), ' or call');
    await userEvent.type(canvas.getByLabelText(/^Tax number/), ' 123 4567 890 123 4567 890 123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const problems = within(await canvas.findByRole('group', { name: 'There is a problem' }));
    await expect(problems.getByText('“help@rookery.example or call” is not an email address.')).toBeVisible();
    await expect(problems.getByText('Use at most 40 characters.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^City/), ' upon Tyne');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Leeds upon Tyne');
  },
};

export const LongNames: Story = {
  args: {
    facts: someShopFacts({
      legal_name: 'Donaudampfschifffahrtsgesellschaft für Kommissionsware und Handgemachtes mbH & Co. KG',
      address_1: 'The Old Sail Loft behind the Harbour Office, next to the Fish Market',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
      support_email: `${'help'.repeat(15)}@${'rookery'.repeat(6)}.example`,
    }),
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
