import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StatementFiles } from '@consignment/components/screens/portal/statements/StatementFiles';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Portal/StatementFiles',
  component: StatementFiles,
  args: { name: 'October 2025', onFile: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof StatementFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const files = within(canvas.getByRole('group', { name: 'Files for October 2025' }));
    for (const [label, type] of [
      ['PDF', 'pdf'],
      ['CSV', 'csv'],
      ['JSON', 'json'],
    ] as const) {
      await userEvent.click(files.getByRole('button', { name: label }));
      await expect(args.onFile).toHaveBeenLastCalledWith(type);
    }
  },
};

/** The error is below its button, and the others stay where they are. */
export const Refused: Story = {
  args: { onFile: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const json = canvas.getByRole('button', { name: 'JSON' });
    const { top } = json.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(json.getBoundingClientRect().top).toBe(top);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
