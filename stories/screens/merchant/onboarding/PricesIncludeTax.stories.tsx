import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '@consignment/components/primitives/forms/Form';
import { PricesIncludeTax } from '@consignment/components/screens/merchant/onboarding/PricesIncludeTax';

const meta = {
  title: 'Screens/Merchant/Onboarding/PricesIncludeTax',
  component: PricesIncludeTax,
  decorators: [
    (Story) => (
      <Form
        label="Calculation"
        schema={z.object({ pricesIncludeTax: z.boolean() })}
        defaultValues={{ pricesIncludeTax: true }}
        onSubmit={fn()}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof PricesIncludeTax>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Prices include tax' })).toBeChecked(),
};
