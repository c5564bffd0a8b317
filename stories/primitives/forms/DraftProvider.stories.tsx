import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { DraftProvider } from '@consignment/components/primitives/forms/DraftProvider';
import type { Drafts, DraftValues } from '@consignment/components/primitives/forms/DraftProvider';
import { Form } from '@consignment/components/primitives/forms/Form';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../answers.ts';

const keep = fn();

/** A store that has this draft for every form. */
function holding(values: DraftValues | null): Drafts {
  return {
    subscribe: (look) => {
      look();
      return () => undefined;
    },
    open: (_form, _isInDialog, begin) =>
      begin({
        find: () => (values === null ? null : { values, from: '5 minutes ago' }),
        keep,
        drop: () => undefined,
      }),
  };
}

const note = (
  <Form
    label="Note"
    schema={z.object({ note: z.string() })}
    defaultValues={{ note: '' }}
    onSubmit={() => Promise.resolve(done)}
  >
    <TextField name="note" label="Note" />
  </Form>
);

const meta = {
  title: 'Primitives/Forms/DraftProvider',
  component: DraftProvider,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Once around an app. Its forms then keep in the browser what is typed, and offer it again after a crash.',
      avoid: 'Screens and parts never use it: the app knows who is logged in and where a draft can be kept.',
      right: {
        draw: () => <Banner tone="info" title="You typed something here 5 minutes ago." />,
        why: 'The person decides whether the old words come back.',
      },
      wrong: {
        draw: () => <Banner tone="info" title="Your draft was restored." />,
        why: 'Words that come back unasked can be those of another order.',
      },
      keyboard: [],
      reader: '“Note, form. You typed something here 5 minutes ago. Restore, button.”',
    } satisfies Guide,
  },
  args: { drafts: holding(null), children: note },
  beforeEach: () => {
    keep.mockClear();
  },
} satisfies Meta<typeof DraftProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The store gets each word that is typed. */
export const Keeping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Ring');
    await expect(keep).toHaveBeenLastCalledWith({ note: 'Ring' });
  },
};

export const Offering: Story = {
  args: { drafts: holding({ note: 'Ring Juniper & Oak' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring Juniper & Oak');
  },
};
