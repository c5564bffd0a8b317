import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileButton } from '@consignment/components/parts/lists/FileButton';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../fixtures/list.ts';
import { done, pendingAnswer } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Lists/FileButton',
  component: FileButton,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a file that the server has to make first: a list as CSV, an invoice to print. Name the file’s purpose, and say on the button that it is under way.',
      avoid: 'A file that has an address is a ButtonLink. A change that is saved is a Button.',
      right: {
        draw: () => (
          <Inline space="small">
            <FileButton label="Export" busyLabel="Exporting…" onFetch={() => Promise.resolve(done)} />
            <FileButton label="Print Invoice" busyLabel="Opening…" onFetch={() => Promise.resolve(done)} />
          </Inline>
        ),
        why: 'Each says what one gets, and what goes on while ten thousand rows are written.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <FileButton label="File" busyLabel="File" onFetch={() => Promise.resolve(done)} />
            <FileButton label="File" busyLabel="File" onFetch={() => Promise.resolve(done)} />
          </Inline>
        ),
        why: 'Two files under one name, and no change of words after the press: people press again, and wait for the wrong one.',
      },
      keyboard: [['Enter or Space', 'Asks for the file. Pressed again while it comes, it does nothing.']],
      reader:
        '“Export, button”; pressed, “Exporting…, busy”. An error is read out at once and stays beneath the button until the next press.',
    } satisfies Guide,
  },
  args: { label: 'Export', busyLabel: 'Exporting…', onFetch: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is left of a file that came: the browser has it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onFetch).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Pressed twice, one file is asked for. */
export const Fetching: Story = {
  args: { onFetch: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('button', { name: 'Exporting…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(args.onFetch).toHaveBeenCalledOnce();
  },
};

/** The error is below the button, and another press removes it. */
export const Refused: Story = {
  args: { onFetch: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.'));
  },
};

/** Pressed again, the error is gone. */
export const RefusedThenFetched: Story = {
  ...Refused,
  tags: ['no-picture'],
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas, userEvent, args } = context;
    (args.onFetch as ReturnType<typeof fn>).mockReturnValueOnce(Promise.resolve(done));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
  },
};

/** In a row or a toolbar. */
export const Small: Story = { args: { label: 'Print Invoice', busyLabel: 'Opening…', size: 'small' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof FileButton> = {
  args: { onFetch: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
