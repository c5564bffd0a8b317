import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Text } from '@consignment/components/primitives/text/Text';
import { PortalEntrance } from '@consignment/components/screens/portal/sign-in/PortalEntrance';
import { aPortalShop } from '../portal.ts';

/** The frame of every page before the login. A page after it uses a PortalFrame. */
const meta = {
  title: 'Screens/Portal/PortalEntrance',
  component: PortalEntrance,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    title: 'Welcome Vendors',
    description: 'See what has sold.\nQuestions? Ask at the till.',
    ways: <Link href="#login" label="Login" />,
    children: <Text>A form.</Text>,
  },
} satisfies Meta<typeof PortalEntrance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

/** One form, and nowhere else to go. */
export const Alone: Story = { args: { description: '', ways: undefined } };

const long = 'The Honourable Company of Basket Weavers, Candle Makers and Letterpress Printers';

export const LongNames: Story = {
  args: { shop: { ...aPortalShop, name: long, vendor_portal_logo_url: '' }, title: long, description: long },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
