import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AcceptInvitationScreen } from '@consignment/components/screens/merchant/session/AcceptInvitationScreen';
import type { AcceptOutcome } from '../../../../packages/components/src/parts/team/AcceptInvitation.tsx';
import { aReadInvitation } from '../../../fixtures/team.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/AcceptInvitationScreen',
  component: AcceptInvitationScreen,
  parameters: { frame: 'bare' },
  args: {
    link: { is: 'valid', invitation: aReadInvitation() },
    onAccept: fn(() => Promise.resolve<AcceptOutcome>(done)),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
  },
} satisfies Meta<typeof AcceptInvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join the team' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join the team' })).toBeVisible();
  },
};

export const KnownLogin: Story = {
  args: { link: { is: 'valid', invitation: aReadInvitation({ has_login: true }) } },
};

export const Invalid: Story = { args: { link: { is: 'invalid' } } };

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
