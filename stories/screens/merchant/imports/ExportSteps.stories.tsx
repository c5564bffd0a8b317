import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportSteps } from '@consignment/components/screens/merchant/imports/ExportSteps';

const meta = { title: 'Screens/Merchant/Imports/ExportSteps', component: ExportSteps } satisfies Meta<
  typeof ExportSteps
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
