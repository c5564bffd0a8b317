import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as z from 'zod/mini';
import { RuleSentence } from '@consignment/components/screens/merchant/rules/RuleSentence';
import { Form } from '@consignment/components/primitives/forms/Form';
import {
  ruleForm,
  type RuleForm,
} from '../../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import { anyDay, someSearches } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

type Args = Parameters<typeof RuleSentence>[0];

const formAt = (place: string): RuleForm => ({ ...ruleForm(null, '2026-12-01', 'GBP'), place });

/** The form around it knows what is filled in. */
function InForm(args: Args) {
  const [defaults] = useState(args.form);
  const [form, setForm] = useState(defaults);
  return (
    <Form
      label="New rule"
      schema={z.custom<RuleForm>()}
      defaultValues={defaults}
      onValuesChange={setForm}
      onSubmit={() => Promise.resolve(done)}
    >
      <RuleSentence {...args} form={form} />
    </Form>
  );
}

const meta = {
  title: 'Screens/Merchant/Rules/RuleSentence',
  component: RuleSentence,
  args: { form: formAt(''), books: 'GBP', target: { onNames: fn(), ...someSearches() }, notice: anyDay },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof RuleSentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginning: Story = {};

export const Vendor: Story = {
  args: { form: formAt('vendor') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendor' }), 'ju');
    await userEvent.click(await canvas.findByRole('option', { name: 'Juniper & Oak' }));
    await expect(args.target?.onNames).toHaveBeenLastCalledWith({ vendor_name: 'Juniper & Oak' });
  },
};

/** By keyboard, with the names of the product and of its variant. */
export const Variant: Story = {
  args: { form: formAt('variant') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Variant' }), 'table');
    await canvas.findByRole('option', { name: /Folding table, Natural oak/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.target?.onNames).toHaveBeenLastCalledWith({
      product_title: 'Folding table',
      variant_title: 'Natural oak',
    });
  },
};

/** One that is not known yet may be typed. */
export const AnotherTag: Story = {
  args: {
    form: formAt('tag'),
    target: {
      onNames: fn(),
      ...someSearches(),
      onSearchNames: fn(() => Promise.resolve({ is: 'found' as const, options: ['sale'] })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tag' }), 'sal');
    const list = within(await canvas.findByRole('listbox', { name: 'Tag' }));
    await expect(list.getByRole('option', { name: 'sale' })).toBeVisible();
    await expect(list.getByRole('option', { name: /sal\s*As typed/ })).toBeVisible();
  },
};

/** Of another place the fields are others, and empty. */
export const OtherPlace: Story = {
  args: { form: formAt('vendor') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('For'), 'One vendor’s product type');
    await expect(await canvas.findByRole('combobox', { name: 'Product type' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveValue('');
  },
};

/** All of it in one line: whose, what, on which items, from when. */
export const Whole: Story = {
  args: { form: formAt('vendor_product_type') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendor' }), 'ju');
    await userEvent.click(await canvas.findByRole('option', { name: 'Juniper & Oak' }));
    await userEvent.type(canvas.getByLabelText('Percentage'), '25');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product type' }), 'light');
    await userEvent.click(await canvas.findByRole('option', { name: 'Lighting' }));
    await expect(canvas.getByLabelText('First day')).toHaveValue('2026-12-01');
  },
};

/** Of a rule that is changed the items stay. */
export const WithoutTarget: Story = {
  args: { form: formAt('vendor'), target: null },
  play: ({ canvas }) => expect(canvas.queryByLabelText('For')).toBeNull(),
};

export const RightToLeft: Story = { args: { form: formAt('tag') }, globals: { direction: 'rtl' } };
