import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as z from 'zod/mini';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Dialog } from '@consignment/components/primitives/overlays/Dialog';
import { DialogActions } from '@consignment/components/primitives/overlays/DialogActions';
import { Form } from '@consignment/components/primitives/forms/Form';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Skeleton } from '@consignment/components/primitives/feedback/Skeleton';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import { Text } from '@consignment/components/primitives/text/Text';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import { dialog } from '../../../packages/components/src/primitives/overlays/Dialog.css.ts';
import { done, pendingAnswer } from '../answers.ts';
import { variantNames } from '../Matrix.tsx';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const schema = z.object({ note: z.string().check(z.minLength(1, { error: 'Enter a note.' })) });

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a short task that belongs to this page and has to be finished or left: setting a commission, editing a note.',
      avoid: 'A yes or no is a ConfirmDialog, more about one thing a Popover, a long form a separate page.',
      right: {
        draw: () => (
          <DialogSketch
            title="Set commission for Juniper & Oak"
            description="It applies to orders from now on."
            answers={['Cancel', 'Set commission']}
          >
            <TextField name="rate" label="Commission" hint="In per cent." />
          </DialogSketch>
        ),
        why: 'The title is the task with its subject, and the button that ends it repeats the verb.',
      },
      wrong: {
        draw: () => (
          <DialogSketch title="Success" description="The commission has been set." answers={['OK']} />
        ),
        why: 'It stops all work to say that work was done. A toast says so and asks for nothing.',
      },
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Moves within the dialog and round its ends; the page behind cannot be reached.',
        ],
        ['Enter', 'In a field of its form: sends the form.'],
        ['Escape', 'Closes it, unless its form is being sent. Focus returns to the button that opened it.'],
      ],
      reader:
        '“Set commission for Juniper & Oak, dialog. It applies to orders from now on. Commission, edit text.”',
    } satisfies Guide,
  },

  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Edit note',
    children: (
      <Form label="Note" schema={schema} defaultValues={{ note: '' }} onSubmit={() => Promise.resolve(done)}>
        <TextField name="note" label="Note" />
        <DialogActions>
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  args: { description: 'Only people of your shop see it.' },
  play: async ({ userEvent, args }) => {
    const dialogElement = await screen.findByRole('dialog', { name: 'Edit note' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await expect(dialogElement).toHaveAccessibleDescription('Only people of your shop see it.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Focus goes in, goes round within, and returns to the button that opened it. */
export const FocusReturns: Story = {
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button label="Edit note" onClick={() => setIsOpen(true)} />
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit note' });
    await userEvent.click(opener);
    const dialogElement = await screen.findByRole('dialog');
    await waitFor(() => expect(dialogElement).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialogElement).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The title of the page gets focus where what opened the dialog is gone, but not that of another page. */
export const OpenerGone: Story = {
  tags: ['no-picture'],
  args: { isOpen: false },
  render: function Pages(args) {
    const [page, setPage] = useState('Payouts');
    const [isOpen, setIsOpen] = useState(false);
    const [hasOpener, setHasOpener] = useState(true);
    const deleted = () => {
      setHasOpener(false);
      setIsOpen(false);
    };
    const left = () => {
      setPage('Vendors');
      deleted();
    };
    return (
      <Page key={page} title={page}>
        {hasOpener && <Button label="Edit note" onClick={() => setIsOpen(true)} />}
        {!hasOpener && <Button label="Take back" onClick={() => setHasOpener(true)} />}
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <Button label="Delete" onClick={deleted} />
          <Button label="Go to the vendors" onClick={left} />
        </Dialog>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payouts' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the vendors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Focus moves in a separate task, after the dialog is gone.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(canvas.getByRole('heading', { name: 'Vendors' })).not.toHaveFocus();
  },
};

/** Focus waits on the dialog until there is something to do, so that the first key does not close it. */
export const BeingLookedUp: Story = {
  args: { children: <Skeleton shape="line" /> },
  play: async ({ userEvent }) => {
    const dialogElement = await screen.findByRole('dialog');
    await waitFor(() => expect(dialogElement).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const CannotClose: Story = {
  args: { canClose: false },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const { promise: neverAnswered } = pendingAnswer();

/** While its form waits for an answer, the dialog stays. */
export const FormIsSending: Story = {
  args: {
    children: (
      <Form label="Note" schema={schema} defaultValues={{ note: 'Thanks' }} onSubmit={() => neverAnswered}>
        <TextField name="note" label="Note" />
        <DialogActions>
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    ),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Saving…' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Terms of consignment',
    children: <Text>{'Every piece stays the maker’s until it is sold. '.repeat(80)}</Text>,
  },
};

const manyFields = Array.from({ length: 12 }, (_, at) => `line${at + 1}`);

/** The head and the buttons stay in place while the fields between them scroll, and hide no field that has focus. */
export const LongForm: Story = {
  args: {
    title: 'Edit address',
    description: 'Labels and statements show it.',
    children: (
      <Form
        label="Address"
        schema={z.record(z.string(), z.string())}
        defaultValues={Object.fromEntries(manyFields.map((name) => [name, '']))}
        onSubmit={() => Promise.resolve(done)}
      >
        {manyFields.map((name, at) => (
          <TextField key={name} name={name} label={`Line ${at + 1}`} />
        ))}
        <DialogActions>
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    ),
  },
  play: async ({ userEvent }) => {
    const edge = (await screen.findByRole('dialog')).getBoundingClientRect();
    const title = screen.getByRole('heading', { name: 'Edit address' });
    const save = screen.getByRole('button', { name: 'Save' });
    const fields = screen.getAllByRole('textbox');
    await waitFor(() => expect(fields[0]).toHaveFocus());
    // On a whole pixel: at a fraction, a line of what scrolls shows below it now and then.
    await expect((title.parentElement?.getBoundingClientRect().bottom ?? NaN) % 1).toBe(0);
    for (const field of fields) {
      await expect(field).toHaveFocus();
      const { top, bottom } = field.getBoundingClientRect();
      await expect(top).toBeGreaterThan(title.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThan(save.getBoundingClientRect().top);
      await expect(save.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
      // The head and the foot reach the edges, so that nothing shows beyond them.
      await expect(title.getBoundingClientRect().top - edge.top).toBeLessThan(30);
      await expect(edge.bottom - save.getBoundingClientRect().bottom).toBeLessThan(30);
      await userEvent.tab();
    }
    await expect(save).toHaveFocus();
  },
};

const size = (name: 'small' | 'medium' | 'large' | 'full'): Story => ({
  args: { size: name, title: `A ${name} dialog`, children: <Text>Words in a dialog.</Text> },
});

export const Small: Story = size('small');
export const Large: Story = size('large');
export const Full: Story = size('full');

/** Fails when a size is added without a story. */
export const Sizes: Story = {
  args: { children: <Text>Sizes: {variantNames(dialog.classNames.variants.size).join(', ')}</Text> },
  play: async () => {
    await expect(variantNames(dialog.classNames.variants.size)).toEqual(['small', 'medium', 'large', 'full']);
  },
};
