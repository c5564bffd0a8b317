import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InstallRefusedScreen } from '@consignment/components/screens/merchant/install/InstallRefusedScreen';

const detail =
  'This installation was started in another browser, or too long ago. Open the app from the shop again.';

const meta = {
  title: 'Screens/Merchant/Install/InstallRefusedScreen',
  component: InstallRefusedScreen,
  parameters: { frame: 'bare' },
  args: {
    problem: { detail, errors: [{ detail }] },
    hrefOfInstall: '/install?shop=rookery.myshopify.com',
  },
} satisfies Meta<typeof InstallRefusedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegunHere: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(detail)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Install again' })).toHaveAttribute(
      'href',
      args.hrefOfInstall,
    );
  },
};

export const NotAgreed: Story = {
  args: { problem: null },
  play: ({ canvas }) => expect(canvas.getByText(/didn’t give the app access/)).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
