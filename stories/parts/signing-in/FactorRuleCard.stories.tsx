import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FactorRuleCard } from '@consignment/components/parts/signing-in/FactorRuleCard';
import { Switch } from '@consignment/components/primitives/fields/Switch';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/FactorRuleCard',
  component: FactorRuleCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the SecurityPage of an owner: who needs a second factor in this shop, and help for a person who lost theirs.',
      avoid: 'The factors of the owner are the cards above it. Roles are given on the page Team.',
      right: {
        draw: () => <Text>Required for people who pay</Text>,
        why: 'The choice says whom it concerns and when it begins.',
      },
      wrong: {
        draw: () => <Switch label="Enforce 2FA" isOn={false} onChange={() => Promise.resolve(done)} />,
        why: 'A switch has no room for those who pay, and “2FA” is a word of few.',
      },
      keyboard: [
        ['Arrow keys', 'Choose the rule.'],
        ['Tab', 'Goes from the rule to Save, then to the email and Reset.'],
      ],
      reader: '“Second factor, radio group. Not required, radio button, selected, 1 of 3.”',
    } satisfies Guide,
  },
  args: {
    rule: 'optional',
    onSaveRule: fn(() => Promise.resolve<Outcome>(done)),
    onReset: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof FactorRuleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Not required' })).toBeChecked(),
};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Required for everyone in the shop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSaveRule).toHaveBeenCalledWith('everybody', 'optional');
  },
};

/** A person is locked out; the owner has made sure that it is them. */
export const Reset: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Login email'), 'robin@demo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledWith('robin@demo.example');
    await expect(
      await canvas.findByText('The second factor has been reset. The person will be notified by email.'),
    ).toBeVisible();
  },
};

export const ResetRefused: Story = {
  args: { onReset: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Login email'), 'robin@demo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Login email')).toHaveValue('robin@demo.example');
  },
};
