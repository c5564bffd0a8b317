import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalContactScreen } from '@consignment/components/screens/portal/contact/PortalContactScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalShop } from '../portal.ts';

/** For the shop that has the page switched on. */
const meta = {
  title: 'Screens/Portal/PortalContactScreen',
  component: PortalContactScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    email: 'hello@rookery.example',
    hrefOfShop: 'https://rookery.example/',
    hrefOfTerms: 'https://rookery.example/terms',
  },
} satisfies Meta<typeof PortalContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@rookery.example' })).toHaveAttribute(
      'href',
      'mailto:hello@rookery.example',
    );
    await expect(canvas.getByRole('link', { name: /^rookery.example/ })).toHaveAttribute(
      'href',
      'https://rookery.example/',
    );
  },
};

/** Details that the shop has not given are not there. */
export const OnlyTheShop: Story = {
  args: { email: null, hrefOfTerms: null },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
