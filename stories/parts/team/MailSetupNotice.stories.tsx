import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailSetupNotice } from '@consignment/components/parts/team/MailSetupNotice';

const meta = {
  title: 'Parts/Team/MailSetupNotice',
  component: MailSetupNotice,
  args: { sends_mail: false, public_url: 'https://portal.example' },
} satisfies Meta<typeof MailSetupNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoMailServer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This installation sends no mail yet.')).toBeVisible();
    await expect(canvas.getByText(/sets SMTP_URL and MAIL_FROM/)).toBeVisible();
    await expect(canvas.queryByText(/PUBLIC_URL/)).toBeNull();
  },
};

/** As on the computer of a person who tries the app. */
export const NoMailServerOnThisComputer: Story = {
  args: { public_url: 'http://localhost:4000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sets SMTP_URL and MAIL_FROM/)).toBeVisible();
    await expect(canvas.getByText(/http:\/\/localhost:4000/)).toBeVisible();
  },
};

export const LinksOfThisComputer: Story = {
  args: { sends_mail: true, public_url: 'http://[::1]:4000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only this computer can open the links.')).toBeVisible();
    await expect(canvas.queryByText(/SMTP_URL/)).toBeNull();
  },
};

/** Mails leave, and everyone can open their links. */
export const NothingToSay: Story = {
  tags: ['no-picture'],
  args: { sends_mail: true },
  play: ({ canvas }) => expect(canvas.queryByText(/./)).toBeNull(),
};

export const RightToLeft: Story = { ...NoMailServer, globals: { direction: 'rtl' } };
