import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { FormActions } from '@consignment/components/primitives/forms/FormActions';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FormActions',
  component: FormActions,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Last in a Form on a page, around the buttons that end it.',
      avoid:
        'The buttons of a dialog are in its DialogActions. A form that stays after its save ends with a FormSave.',
      right: {
        draw: () => (
          <FormActions>
            <Button label="Back" onClick={() => undefined} />
            <SubmitButton label="Send request" busyLabel="Sending…" />
          </FormActions>
        ),
        why: 'The way back comes first, and the button that sends the form comes last.',
      },
      wrong: {
        draw: () => (
          <FormActions>
            <SubmitButton label="Send request" busyLabel="Sending…" />
            <SubmitButton label="Send and close" busyLabel="Sending…" />
          </FormActions>
        ),
        why: 'Enter in a field sends the form, and the page does not say which of the two it presses.',
      },
      keyboard: [
        ['Tab', 'Reaches the buttons after the last field.'],
        ['Enter or Space', 'Presses the one that has the focus.'],
      ],
      reader: '“Back, button. Send request, button.”',
    } satisfies Guide,
  },
  args: {
    children: (
      <>
        <Button label="Back" onClick={fn()} />
        <SubmitButton label="Next" busyLabel="Saving…" />
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const OneButton: Story = { args: { children: <SubmitButton label="Save" busyLabel="Saving…" /> } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
