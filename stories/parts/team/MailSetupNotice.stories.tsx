import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Banner } from '../../../packages/components/src/primitives/feedback/Banner.tsx';
import { MailSetupNotice } from '@consignment/components/parts/team/MailSetupNotice';

const meta = {
  title: 'Parts/Team/MailSetupNotice',
  component: MailSetupNotice,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In a dialog that invites a person, before the button that sends the invitation.',
      avoid: 'For the outcome of one mail use a Banner in the dialog’s answer.',
      right: {
        draw: () => <MailSetupNotice sends_mail={false} public_url="https://portal.example" />,
        why: 'The settings are listed by name, so the person who runs the server knows what to do.',
      },
      wrong: {
        draw: () => <Banner tone="caution" title="The invitations have not been sent." />,
        why: 'After the press it is too late, and no setting is named.',
      },
      keyboard: [],
      reader: '“Caution: This installation doesn’t send email yet. Invitations stay on the server …”',
    } satisfies Guide,
  },
  args: { sends_mail: false, public_url: 'https://portal.example' },
} satisfies Meta<typeof MailSetupNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoMailServer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This installation doesn’t send email yet.')).toBeVisible();
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
