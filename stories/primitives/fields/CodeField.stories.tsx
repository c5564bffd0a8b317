import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeField } from '@consignment/components/primitives/fields/CodeField';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import type { Guide } from '../../../.storybook/guide.ts';

const css = `.portal h1 {
  letter-spacing: 0.02em;
}

@import url('https://fonts.example/a.css');

.portal .total {
  font-weight: 600;
  position: fixed;
}`;

const meta = {
  title: 'Primitives/Forms/CodeField',
  component: CodeField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For code of several lines that is checked line by line, such as the CSS of a shop’s portal.',
      avoid:
        'Prose is a TextArea, a single value such as a colour or an address a ColorField or a TextField.',
      right: {
        draw: () => (
          <CodeField
            name="css"
            label="Custom CSS"
            rows={4}
            defaultValue={css}
            errors={[{ line: 5, message: 'Imports are not allowed.' }]}
          />
        ),
        why: 'The error names its line, and a press on it goes there and selects it.',
      },
      wrong: {
        draw: () => (
          <TextArea
            name="css"
            label="Custom CSS"
            rows={4}
            error="Imports are not allowed."
            defaultValue={css}
          />
        ),
        why: 'The line in question has to be counted by hand, and long lines break where the code does not.',
      },
      keyboard: [
        ['Tab', 'Leaves the field, as it leaves every other: it is never typed into the code.'],
        ['Tab then Enter', 'On an error below the field: goes to its line and selects it.'],
      ],
      reader:
        '“Custom CSS, edit text, required, invalid entry. Line 5: Imports are not allowed.” The line numbers are hidden.',
    } satisfies Guide,
  },

  args: { name: 'css', label: 'Custom CSS', errors: [], defaultValue: css, onChange: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field is left by Tab; a new line gets a number at once. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Custom CSS' });
    await expect(canvas.getByText('10')).toBeVisible();
    await expect(canvas.queryByText('11')).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/* end */');
    await expect(canvas.getByText('11')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(`${css}\n/* end */`);
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Empty: Story = { args: { defaultValue: '', isOptional: true } };

/** Each error leads to its line, which is then selected. */
export const WithErrors: Story = {
  args: {
    hint: 'It applies to the portal only, never to the pages for logging in.',
    errors: [
      { line: 5, message: 'Imports are not allowed.' },
      { line: 9, message: '‘position: fixed’ is not allowed: it could cover the portal’s own buttons.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Custom CSS' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Line 5 ?: Imports are not allowed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 9' }));
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('  position: fixed;');
    await userEvent.click(canvas.getByRole('button', { name: 'Line 5' }));
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toMatch(/^@import/);
  },
};

/** The numbers follow the code when it scrolls. */
export const ManyLines: Story = {
  args: {
    defaultValue: Array.from({ length: 400 }, (_, at) => `.row-${at + 1} { order: ${at}; }`).join('\n'),
    errors: [{ line: 390, message: 'The brace is never closed.' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line 390' }));
    const field = canvas.getByRole('textbox', { name: 'Custom CSS' });
    const box = field.getBoundingClientRect();
    await expect(field.scrollTop).toBeGreaterThan(0);
    await waitFor(async () => {
      const number = canvas.getByText('390').getBoundingClientRect();
      await expect(number.top).toBeGreaterThan(box.top);
      await expect(number.bottom).toBeLessThan(box.bottom);
    });
  },
};

/** A long line scrolls inside the field. */
export const LongLines: Story = { args: { defaultValue: `.a { content: '${'long '.repeat(80)}'; }` } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = { ...WithErrors, globals: { direction: 'rtl' } };
