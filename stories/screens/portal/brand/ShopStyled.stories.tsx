import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopStyled } from '@consignment/components/screens/portal/brand/ShopStyled';
import { Page } from '../../../../packages/components/src/primitives/layout/Page.tsx';
import { Text } from '../../../../packages/components/src/primitives/text/Text.tsx';

/** Around the portal's pages after sign-in; never around sign-in, registration and passwords. */
const meta = {
  title: 'Screens/Portal/ShopStyled',
  component: ShopStyled,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    css: '.vendor-portal-content h1{letter-spacing:3px;text-transform:uppercase}',
    children: (
      <Page title="Commissions">
        <Text>Your commissions.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof ShopStyled>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title).letterSpacing).toBe('3px');
  },
};

/** The shop has no style sheet. */
export const Plain: Story = {
  args: { css: '' },
  play: async ({ canvas }) => {
    // The style sheet that another story adopted went with it.
    await expect(document.adoptedStyleSheets).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
