import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { AcceptInvitation, type AcceptOutcome } from '@consignment/components/parts/team/AcceptInvitation';
import { SignInPage } from '@consignment/components/parts/signing-in/SignInPage';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';
import { failed } from '../../fixtures/list.ts';
import { aReadInvitation } from '../../fixtures/team.ts';
import { done } from '../../primitives/answers.ts';

/** As the examples show it: in a card, and leading nowhere. */
const inACard = {
  onAccept: () => Promise.resolve(done),
  hrefOfLogin: '#login',
  hrefOfForgotPassword: '#forgot-password',
  frame: ({ children }) => (
    <Card>
      <Stack space="medium">{children}</Stack>
    </Card>
  ),
} satisfies Partial<ComponentProps<typeof AcceptInvitation>>;

const meta = {
  title: 'Parts/Team/AcceptInvitation',
  component: AcceptInvitation,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the content of the page that the link of an invitation leads to, in the frame of its app.',
      avoid: 'A vendor that the shop does not know yet registers on the PortalRegisterScreen.',
      right: {
        draw: () => <AcceptInvitation link={failed()} {...inACard} />,
        why: 'The link could not be looked at, so it is `failed`: the same link is tried again.',
      },
      wrong: {
        draw: () => <AcceptInvitation link={{ is: 'invalid' }} {...inACard} />,
        why: 'A lost network was passed as `invalid`, and a good invitation is thrown away.',
      },
      keyboard: [
        ['Tab', 'Goes through the fields, each password with its Show button, to Join the team.'],
        ['Enter', 'In a field: joins.'],
      ],
      reader: '“Join the team, heading. Your name, edit text. New Password, secure edit text.”',
    } satisfies Guide,
  },
  args: {
    link: { is: 'valid', invitation: aReadInvitation() },
    onAccept: fn(() => Promise.resolve<AcceptOutcome>(done)),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
    frame: (content) => <SignInPage brand={<Wordmark />} title="Join the team" {...content} />,
  },
} satisfies Meta<typeof AcceptInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewLogin: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Maren Rook has invited you to join the Rookery Market team.'),
    ).toBeVisible();
  },
};

export const Accepted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ida Marsh');
    await userEvent.type(canvas.getByLabelText('New Password'), 'moss under glass');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'moss under glass{Enter}');
    await expect(await canvas.findByText('You’ve joined the team. Please log in.')).toBeVisible();
    await expect(args.onAccept).toHaveBeenCalledWith({
      name: 'Ida Marsh',
      password: 'moss under glass',
      repeated: 'moss under glass',
    });
  },
};

/** The address has a login: it joins with its password. */
export const KnownLogin: Story = {
  args: { link: { is: 'valid', invitation: aReadInvitation({ has_login: true }) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'moss under glass{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith({ password: 'moss under glass' });
  },
};

const wrong = 'This is not the password for your login.';

export const WrongPassword: Story = {
  args: {
    ...KnownLogin.args,
    onAccept: fn(() =>
      Promise.resolve<AcceptOutcome>({
        is: 'refused',
        problem: { detail: wrong, errors: [{ detail: wrong, pointer: '/password' }] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'something else{Enter}');
    await expect(await canvas.findAllByText(wrong)).not.toHaveLength(0);
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ida Marsh');
    await userEvent.type(canvas.getByLabelText('New Password'), 'moss under glass');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'moss{Enter}');
    await expect(await canvas.findAllByText('New and confirm passwords do not match.')).not.toHaveLength(0);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Vendor: Story = {
  args: {
    link: {
      is: 'valid',
      invitation: aReadInvitation({
        role: 'vendor_viewer',
        invited_by: null,
        vendors: ['Juniper & Oak', 'Saltmarsh Pottery'],
      }),
    },
  },
};

/** The shop invites a vendor, whose account begins with the link. */
export const FirstOfVendor: Story = {
  args: {
    link: {
      is: 'valid',
      invitation: aReadInvitation({ role: 'vendor', is_first: true, vendors: ['Juniper & Oak'] }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open my account' })).toBeVisible();
    await expect(canvas.queryByText('Your role')).toBeNull();
  },
};

export const Checking: Story = { args: { link: { is: 'checking' } } };

export const Invalid: Story = { args: { link: { is: 'invalid' } } };

export const Failed: Story = { args: { link: failed() } };

/** It was withdrawn, or used, while the form was open. */
export const Over: Story = {
  args: { ...KnownLogin.args, onAccept: fn(() => Promise.resolve<AcceptOutcome>({ is: 'over' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'moss under glass{Enter}');
    await expect(await canvas.findByText('This invitation is no longer valid.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    link: {
      is: 'valid',
      invitation: aReadInvitation({
        email: 'wilhelmina.featherstonehaugh-cholmondeley@accounts.rookery-market.example',
        shop_name: 'The Rookery Market of Things That Were Loved Before and Will Be Again',
        invited_by: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Rookery',
      }),
    },
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  ...LongNames,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
