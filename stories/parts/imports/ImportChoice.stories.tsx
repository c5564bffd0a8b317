import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportChoice } from '@consignment/components/parts/imports/ImportChoice';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from '../../primitives/answers.ts';

const detail = 'The files were not used in time and have been deleted. Choose them again.';

const meta = {
  title: 'Parts/Imports/ImportChoice',
  component: ImportChoice,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'After a check of files: import them, or give them up. While the check runs `onImport` is null, and only Cancel is there.',
      avoid:
        'Other choices before something that cannot be undone are a ConfirmDialog. The whole state of an import is an ImportPanel, which brings this choice.',
      right: {
        draw: () => (
          <ImportChoice onImport={() => Promise.resolve(done)} onCancel={() => Promise.resolve(done)} />
        ),
        why: 'The check has ended and both ways are open, the one that goes on first.',
      },
      wrong: {
        draw: () => <ImportChoice onImport={null} onCancel={() => Promise.resolve(done)} />,
        why: 'The check has ended, yet `onImport` is still null. The owner can only throw away files in which every row was found good.',
      },
      keyboard: [
        ['Tab', 'Goes from Import to Cancel.'],
        ['Enter or Space', 'Presses the one with the focus; the other says to wait.'],
      ],
      reader:
        '“Import, button. Cancel, button.” Pressed: “Starting the import…, busy”, and Cancel has the description “Please wait for a response.”',
    } satisfies Guide,
  },
  args: {
    onImport: fn(() => Promise.resolve(done)),
    onCancel: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ImportChoice>;

export default meta;
type Story = StoryObj<typeof ImportChoice>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

/** While one is under way the other has to wait. */
export const Importing: Story = {
  args: { onImport: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(await canvas.findByRole('button', { name: 'Starting the import…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onImport: fn(() =>
      Promise.resolve<Outcome>({ is: 'refused', problem: { detail, errors: [{ detail }] } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(await canvas.findByText(detail)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** The check is still under way. */
export const OnlyCancel: Story = {
  args: { onImport: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull(),
};
