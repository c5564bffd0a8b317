import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { ChosenField } from '@consignment/components/primitives/fields/ChosenField';
import type { Chip } from '@consignment/components/primitives/fields/ChipList';
import { Form } from '@consignment/components/primitives/forms/Form';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import type { SearchAnswer } from '../../../packages/components/src/primitives/filters/use-remote-search.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { keptDrafts } from '../../fixtures/drafts.tsx';
import { aProblem } from '../../fixtures/list.ts';
import { Combobox } from '../../../packages/components/src/primitives/fields/Combobox.tsx';
import { done } from '../answers.ts';

const known: readonly Chip[] = [
  { id: 1, name: 'Juniper & Oak' },
  { id: 2, name: 'Saltmarsh Pottery' },
  { id: 5, name: 'Juno Glass', detail: 'London' },
];

const search = {
  label: 'Add a vendor',
  minimumCharacters: 2,
  noneText: 'No vendor has this name.',
};

const schema = z.object({ vendors: z.array(z.object({ id: z.number(), name: z.string() })) });

type FrameProps = {
  first: readonly Chip[];
  error?: string;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Chip>>;
  onSave: (ids: number[]) => void;
};

/** The form that the field is a part of. */
function Frame({ first, error, onSearch, onSave }: FrameProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <Form
      label="Vendors of the account"
      schema={schema}
      defaultValues={{ vendors: [...first] }}
      onValuesChange={({ vendors }) => setChosen(vendors)}
      onSubmit={({ vendors }) => {
        onSave(vendors.map(({ id }) => id));
        return Promise.resolve(done);
      }}
    >
      <ChosenField
        name="vendors"
        chosen={chosen}
        label="Vendors"
        emptyText="There are no vendors yet."
        removeLabelOf={(name) => `Remove ${name}`}
        chosenText="there already"
        search={search}
        error={error ?? null}
        onSearch={onSearch}
      />
      <SubmitButton label="Save" busyLabel="Saving…" />
    </Form>
  );
}

const found = (text: string): Promise<SearchAnswer<Chip>> =>
  Promise.resolve({
    is: 'found',
    options: known.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  });

const meta = {
  title: 'Primitives/Forms/ChosenField',
  component: Frame,
  subcomponents: { ChosenField },
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where several of very many are chosen by searching, as a field of a form: the vendors of an account, the customers of a vendor.',
      avoid: 'One of very many is a Combobox. A few known choices are checkboxes.',
      right: {
        draw: () => <Frame first={known.slice(0, 2)} onSearch={found} onSave={() => undefined} />,
        why: 'The list is a value of the form: it is saved, discarded and restored with all the rest.',
      },
      wrong: {
        draw: () => (
          <Combobox
            name="vendor"
            {...search}
            isForSeveral
            onSearch={() => Promise.resolve({ is: 'found', options: [] })}
            onChange={() => undefined}
          />
        ),
        why: 'The choice is beside the form, so a draft comes back without it.',
      },
      keyboard: [
        ['Tab', 'Goes through the chosen ones, each with its button, then to the search.'],
        ['Enter', 'Chooses the option, and never sends the form.'],
      ],
      reader: '“Vendors (2), list. Remove Juniper & Oak, button. Add a vendor, combo box.”',
    } satisfies Guide,
  },
  args: { first: known.slice(0, 2), onSearch: fn(found), onSave: fn() },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof Frame>;

/** One that is there already is not added again. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: /Add a vendor/ });
    await userEvent.type(field, 'juniper');
    await userEvent.click(await canvas.findByRole('option', { name: /there already/ }));
    await expect(canvas.getByText('Juniper & Oak is there already.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Juniper & Oak' }));
    await userEvent.type(field, 'juno');
    await canvas.findByRole('option', { name: /Juno Glass/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([2, 5]);
  },
};

export const Empty: Story = {
  args: { first: [] },
  play: ({ canvas }) => expect(canvas.getByText('There are no vendors yet.')).toBeVisible(),
};

export const Refused: Story = { args: { first: [], error: 'No vendors selected.' } };

export const SearchFailed: Story = {
  args: { onSearch: fn(() => Promise.resolve({ is: 'failed' as const, problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ju');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const drafts = keptDrafts();

export const Restored: Story = {
  tags: ['no-picture'],
  decorators: [drafts.decorator],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'juno');
    await userEvent.click(await canvas.findByRole('option', { name: /Juno Glass/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Juniper & Oak' }));
    await drafts.expectRestored(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([2, 5]);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
