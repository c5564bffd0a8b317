import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldError } from '@consignment/components/primitives/forms/FieldError';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FieldError',
  component: FieldError,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For building a new kind of field that is not a Field: it goes below the control that names its id.',
      avoid:
        'A field takes its error as the prop `error`. A fault of the whole form is in its FormErrorSummary.',
      right: {
        draw: () => <FieldError id="guide-error" text="Enter a day, such as 2026-03-14." />,
        why: 'The sentence is the way to put it right.',
      },
      wrong: {
        draw: () => <FieldError id="guide-invalid" text="Invalid date" />,
        why: 'It blames the person and keeps the remedy to itself.',
      },
      keyboard: [],
      reader: '“First day, edit text, invalid entry. Enter a day, such as 2026-03-14.”',
    } satisfies Guide,
  },
  args: { id: 'day-error', text: 'Enter a day, such as 2026-03-14.' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Enter a day, such as 2026-03-14.')).toBeVisible(),
};

/** A field without an error has no empty line. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { text: null },
  play: ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
};

/** A word that is longer than the line is broken. */
export const LongNames: Story = {
  args: { text: `The name ‘${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}’ is too long.` },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
