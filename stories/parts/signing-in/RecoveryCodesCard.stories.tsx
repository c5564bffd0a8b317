import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RecoveryCodesCard } from '@consignment/components/parts/signing-in/RecoveryCodesCard';
import { Text } from '@consignment/components/primitives/text/Text';
import type { WithCodes } from '../../../packages/components/src/parts/signing-in/security.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { aSecurity, someCodes } from '../../fixtures/security.ts';

const meta = {
  title: 'Parts/Signing in/RecoveryCodesCard',
  component: RecoveryCodesCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the SecurityPage, once there is a second factor: how many recovery codes are left, and the way to new ones.',
      avoid: 'The codes themselves are shown once, in a RecoveryCodesDialog.',
      right: {
        draw: () => <Text>8 codes left</Text>,
        why: 'The person sees in time that the codes run out.',
      },
      wrong: {
        draw: () => <Text>k7wq-9mzt-p3xa-h5cd</Text>,
        why: 'A code on a page can be read by each person who passes.',
      },
      keyboard: [['Tab', 'Goes to the button that makes new codes.']],
      reader:
        '“Recovery codes, region. Create new codes, button. 8 codes left, created Mar 2, 2026 at 9:00am.”',
    } satisfies Guide,
  },
  args: {
    codes: aSecurity().recovery_codes,
    timeZone: 'Europe/London',
    onCodes: fn(),
    onMakeCodes: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: someCodes })),
  },
} satisfies Meta<typeof RecoveryCodesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeft: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^8 codes left/)).toBeVisible(),
};

export const OneLeft: Story = {
  tags: ['no-picture'],
  args: { codes: { left: 1, created_at: '2026-03-02T09:00:00Z' } },
  play: ({ canvas }) => expect(canvas.getByText(/^1 code left/)).toBeVisible(),
};

export const None: Story = { args: { codes: null } };

/** New codes end the old ones, so it is asked first. */
export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Create new recovery codes?' }));
    await expect(question.getByText(/^Ten new codes will be shown once/)).toBeVisible();
    await expect(args.onMakeCodes).not.toHaveBeenCalled();
  },
};

export const Made: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Asking.play?.(context);
    const { canvas, userEvent, args } = context;
    const question = within(canvas.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Create new codes' }));
    await expect(args.onCodes).toHaveBeenCalledWith(someCodes);
  },
};
