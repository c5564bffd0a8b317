import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { AccountPanel } from '@consignment/components/parts/pages/AccountPanel';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../fixtures/list.ts';

const args: ComponentProps<typeof AccountPanel> = {
  email: 'ana@rookery.example',
  shopName: 'Rookery Market',
  scheme: { choice: 'dark', shown: 'dark' },
  onChooseScheme: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  csvForm: 'commas',
  onChooseCsvForm: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  hrefOfSecurity: '#security',
  hrefOfImport: '#import',
  onKeys: fn(),
  onSignOut: fn(),
};

const meta = {
  title: 'Parts/Pages/AccountPanel',
  component: AccountPanel,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'As the content of an AccountMenu: the login and its shop, the theme and the files of this person, and the ways to Import and out.',
      avoid:
        'Settings of the whole shop, its own theme among them, are a SettingsPanel on the settings page. A new password is a PasswordPanel.',
      right: {
        draw: () => <AccountPanel {...args} />,
        why: 'Login and shop are above the choices, so an owner of two shops knows which one is being logged out of.',
      },
      wrong: {
        draw: () => <AccountPanel {...args} hrefOfImport={null} onSignOut={null} />,
        why: '`onSignOut` is null although the bar has no Logout. On the shared computer behind the till the session stays open for the next person.',
      },
      keyboard: [
        [
          'Tab',
          'Stops at the chosen theme, at the chosen form of files, then at Security, Import, Keys and Logout.',
        ],
        ['Arrow keys', 'Choose the next theme, which is drawn at once, or the other form of files.'],
        ['Enter', 'Follows Security or Import, opens the keys, or logs out.'],
      ],
      reader:
        '“Theme, group. Dark, radio button, checked, 2 of 3.” If the choice cannot be kept, “The theme could not be saved, so it will only apply in this browser.” is read out without a move of the focus.',
    } satisfies Guide,
  },
  args,
} satisfies Meta<typeof AccountPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChooseScheme).toHaveBeenCalledWith('system');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'With commas' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChooseCsvForm).toHaveBeenCalledWith('semicolons');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeys).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

/** The shop's theme is the one that is drawn, until the person chooses. */
export const NothingChosen: Story = {
  args: { scheme: { choice: null, shown: 'light' } },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked(),
};

/** It is still drawn. */
export const NotKept: Story = {
  args: {
    onChooseScheme: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await canvas.findByText('The theme could not be saved, so it will only apply in this browser.');
  },
};

export const SemicolonsChosen: Story = {
  args: { csvForm: 'semicolons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'With semicolons' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'CSV files' })).toHaveAccessibleDescription(
      /Signed statements and bank files stay the same/,
    );
  },
};

/** The server writes the files, so the choice goes back to what it knows. */
export const FilesNotKept: Story = {
  args: {
    onChooseCsvForm: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'With semicolons' }));
    await canvas.findByText(
      'Your choice could not be saved. Files will be written in the same format as before.',
    );
    await expect(canvas.getByRole('radio', { name: 'With commas' })).toBeChecked();
  },
};

/** Neither is chosen while the server has not answered. */
export const FilesNotKnown: Story = {
  args: { csvForm: null },
  play: async ({ canvas }) => {
    for (const name of ['With commas', 'With semicolons'])
      await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
  },
};

/** A person whom the shop's platform has logged in. */
export const WithoutEmail: Story = { args: { email: null } };

/** Where the way out is beside the menu, as in the portal. */
export const ThemeOnly: Story = {
  args: { hrefOfImport: null, onSignOut: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull(),
};

export const LongNames: Story = {
  args: {
    email: 'the.honourable.company.of.weavers.spinners.and.dyers@rookery-and-daughters.example',
    shopName: 'Rookery Market and Daughters, Purveyors of Fine and Curious Goods',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
