import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as z from 'zod/mini';
import { RuleTargetFields } from '@consignment/components/screens/merchant/rules/RuleTargetFields';
import { Form } from '@consignment/components/primitives/forms/Form';
import {
  ruleForm,
  type RuleForm,
} from '../../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

type Args = Parameters<typeof RuleTargetFields>[0];

/** The form around it knows what is filled in. */
function InForm(args: Args) {
  const [defaults] = useState(() => ({ ...ruleForm(null, '2026-12-01', 'GBP'), ...args.form }));
  const [form, setForm] = useState(defaults);
  return (
    <Form
      label="New rule"
      schema={z.custom<RuleForm>()}
      defaultValues={defaults}
      onValuesChange={setForm}
      onSubmit={() => Promise.resolve(done)}
    >
      <RuleTargetFields {...args} form={form} />
    </Form>
  );
}

const meta = {
  title: 'Screens/Merchant/Rules/RuleTargetFields',
  component: RuleTargetFields,
  args: { form: { place: '' }, onNames: fn(), ...someSearches() },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof RuleTargetFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginning: Story = {};

export const Vendor: Story = {
  args: { form: { place: 'vendor' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendor' }), 'ju');
    await userEvent.click(await canvas.findByRole('option', { name: 'Juniper & Oak' }));
    await expect(args.onNames).toHaveBeenLastCalledWith({ vendor_name: 'Juniper & Oak' });
  },
};

/** By keyboard, with the names of the product and of its variant. */
export const Variant: Story = {
  args: { form: { place: 'variant' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Variant' }), 'table');
    await canvas.findByRole('option', { name: /Folding table, Natural oak/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNames).toHaveBeenLastCalledWith({
      product_title: 'Folding table',
      variant_title: 'Natural oak',
    });
  },
};

/** One that is not known yet may be typed. */
export const AnotherTag: Story = {
  args: {
    form: { place: 'tag' },
    onSearchNames: fn(() => Promise.resolve({ is: 'found' as const, options: ['sale'] })),
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
  args: { form: { place: 'vendor' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('For'), 'A product type of one vendor');
    await expect(await canvas.findByRole('combobox', { name: 'Product type' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveValue('');
  },
};
