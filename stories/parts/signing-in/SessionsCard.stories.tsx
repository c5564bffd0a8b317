import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SessionsCard } from '@consignment/components/parts/signing-in/SessionsCard';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { failed, loading } from '../../fixtures/list.ts';
import { someSessions } from '../../fixtures/security.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/SessionsCard',
  component: SessionsCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the SecurityPage, for the browsers in which the person is logged in. Each can be ended from here.',
      avoid: 'Logging out of this browser is in the AccountMenu.',
      right: {
        draw: () => <Text>Safari on iPhone</Text>,
        why: 'A person knows their own devices by such words.',
      },
      wrong: {
        draw: () => <Text>Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)</Text>,
        why: 'Few people know their phone by that name.',
      },
      keyboard: [['Tab', 'Goes to the button for all others, then through the button of each session.']],
      reader: '“Sessions, list, 3 items. Safari on iPhone. End the session on Safari on iPhone, button.”',
    } satisfies Guide,
  },
  args: {
    sessions: { is: 'ready', value: someSessions },
    timeZone: 'Europe/London',
    onEnd: fn(() => Promise.resolve<Outcome>(done)),
    onEndOthers: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof SessionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This one has no button, and one without a device is named as unknown. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^End the session on/ })).toHaveLength(2);
    await expect(canvas.getByText('Unknown device')).toBeVisible();
  },
};

export const OneSession: Story = {
  args: { sessions: { is: 'ready', value: someSessions.slice(0, 1) } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const EndingTheOthers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Log out everywhere else?' }));
    await expect(question.getByText(/You’ll stay logged in here/)).toBeVisible();
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { tags: ['no-picture'], args: { sessions: loading } };

export const Failed: Story = { args: { sessions: failed() } };
