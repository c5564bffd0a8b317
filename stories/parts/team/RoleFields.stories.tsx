import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '@consignment/components/primitives/forms/Form';
import { RoleFields, roleShape } from '@consignment/components/parts/team/RoleFields';
import { rolesGivenBy } from '@consignment/domain/people/team';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

const schema = z.object(roleShape);

/** The form that the fields are a part of. */
function Frame(props: ComponentProps<typeof RoleFields>) {
  const { role = '', rep } = props;
  return (
    <Form
      label="Role"
      schema={schema}
      defaultValues={{ role, sales_rep: rep === null ? '' : String(rep.id) }}
      onSubmit={() => Promise.resolve(done)}
    >
      <RoleFields {...props} />
    </Form>
  );
}

const ada = { id: 7, name: 'Ada Moss' };

const meta = {
  title: 'Parts/Team/RoleFields',
  component: RoleFields,
  tags: ['new'],
  render: (props) => <Frame {...props} />,
  parameters: {
    guide: {
      use: 'Where a person is given a role: in an invitation, and where the role of a member changes.',
      avoid: 'To hand a shop over, ask with a TeamQuestionDialog.',
      right: {
        draw: () => <Frame given={rolesGivenBy('manager')} rep={null} onSearchReps={null} />,
        why: 'No role is chosen beforehand, least of all one that moves money.',
      },
      wrong: {
        draw: () => <Frame given={rolesGivenBy('owner')} role="owner" rep={null} onSearchReps={null} />,
        why: 'A quick press would give everything away.',
      },
      keyboard: [
        ['Arrow keys', 'Choose a role.'],
        ['Tab', 'Goes on to the sales rep, where the role is that of one.'],
      ],
      reader: '“Role, radio group. Owner, radio button, not selected.”',
    } satisfies Guide,
  },
  args: {
    given: rolesGivenBy('owner'),
    rep: null,
    onSearchReps: fn(() => Promise.resolve({ is: 'found' as const, options: [ada] })),
  },
} satisfies Meta<typeof RoleFields>;

export default meta;
type Story = StoryObj<typeof RoleFields>;

export const Unchosen: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** The figures that the person sees are those of one rep. */
export const SalesRep: Story = {
  args: { role: 'salesrep', rep: ada },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sales rep' })).toHaveValue('Ada Moss');
  },
};

export const Vendor: Story = { args: { given: rolesGivenBy('vendor'), onSearchReps: null } };
