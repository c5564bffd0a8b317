import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { KeyValuesDialog } from '@consignment/components/parts/people/KeyValuesDialog';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import type { Guide } from '../../../.storybook/guide.ts';
import { TextField } from '../../../packages/components/src/primitives/fields/TextField.tsx';
import { failed, loading } from '../../fixtures/list.ts';
import { done, refused } from '../../primitives/answers.ts';

/** A list of rows that is saved as a whole. A single setting belongs in a SettingsPanel. */
const meta = {
  title: 'Parts/People/KeyValuesDialog',
  component: KeyValuesDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a short list of pairs that belongs to one thing and is saved as a whole, such as the metafields of a vendor.',
      avoid:
        'A single setting belongs in a SettingsPanel. A list that is searched or sorted is a page with a ListView.',
      right: {
        draw: () => (
          <Stack space="medium">
            <DescriptionList
              items={[
                { term: 'Stall', description: 'B12' },
                { term: 'Shelf', description: 'top' },
              ]}
            />
            <Inline space="small">
              <Button label="Edit Metafields" onClick={() => undefined} />
            </Inline>
          </Stack>
        ),
        why: 'Read here, changed in the dialog, saved once: the list is the old one or the new one, never half of each.',
      },
      wrong: {
        draw: () => (
          <Stack space="medium">
            {['Stall', 'Shelf'].map((key) => (
              <Inline key={key} space="small" align="end">
                <TextField name={key} label={key} />
                <Button label="Save" onClick={() => undefined} />
              </Inline>
            ))}
          </Stack>
        ),
        why: 'A Save for each row. A stall that moves to another shelf is saved by halves, and two people overwrite each other without notice.',
      },
      keyboard: [
        ['Tab', 'Goes through Key, Value and Remove of each row, then Add, Cancel and Save.'],
        ['Enter', 'In a field: saves the list. On Add: adds a row and moves into its first field.'],
        ['Escape', 'Closes the dialog; asks first if something was typed.'],
      ],
      reader:
        '“Edit Metafields, dialog, Juniper & Oak. Metafield 1, group, Key, edit text, Stall.” After Remove the focus is on the neighbouring row.',
    } satisfies Guide,
  },
  args: {
    title: 'Edit Metafields',
    description: 'Juniper & Oak',
    kind: 'metafields',
    listName: 'metafields',
    longestValue: 20,
    list: {
      is: 'ready',
      value: [
        { id: 1, key: 'Stall', value: 'B12' },
        { id: 2, key: 'Shelf', value: 'top' },
      ],
    },
    fields: ({ key, value }) => (
      <>
        <TextField name={key} label="Key" />
        <TextField name={value} label="Value" isOptional />
      </>
    ),
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof KeyValuesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByDisplayValue('B12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { list: { is: 'ready', value: [] } },
  play: async ({ canvas }) => expect(await canvas.findByText('There are no metafields.')).toBeVisible(),
};

export const Loading: Story = {
  args: { list: loading },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The metafields are loading…')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { list: failed() },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

/** No more rows than there is something for. */
export const Full: Story = {
  args: { mostRows: 2 },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('B12');
    await expect(canvas.queryByRole('button', { name: 'Add metafield' })).toBeNull();
  },
};

/** An error is at its row; leaving asks. */
export const Wrong: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    const [key] = await canvas.findAllByRole('textbox', { name: 'Key' });
    if (key === undefined) throw new Error('There is no row.');
    await userEvent.clear(key);
    await userEvent.type(key, 'Shelf');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('The key “Shelf” is used twice.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};
