import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalInvitationScreen } from '@consignment/components/screens/portal/invitation/PortalInvitationScreen';
import type { AcceptOutcome } from '../../../../packages/components/src/parts/team/AcceptInvitation.tsx';
import { inArabic, inGerman } from '../languages.ts';
import { aReadInvitation } from '../../../fixtures/team.ts';
import { done } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalInvitationScreen',
  component: PortalInvitationScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    link: { is: 'valid', invitation: aReadInvitation({ role: 'vendor_viewer', vendors: ['Juniper & Oak'] }) },
    onAccept: fn(() => Promise.resolve<AcceptOutcome>(done)),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
  },
} satisfies Meta<typeof PortalInvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join the team' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join the team' })).toBeVisible();
  },
};

export const KnownLogin: Story = {
  args: {
    link: {
      is: 'valid',
      invitation: aReadInvitation({ role: 'vendor_viewer', vendors: ['Juniper & Oak'], has_login: true }),
    },
  },
};

/** The shop invites the vendor itself, and not one of its colleagues. */
export const FirstOfVendor: Story = {
  args: {
    link: {
      is: 'valid',
      invitation: aReadInvitation({ role: 'vendor', is_first: true, vendors: ['Juniper & Oak'] }),
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible(),
};

export const Invalid: Story = { args: { link: { is: 'invalid' } } };

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
