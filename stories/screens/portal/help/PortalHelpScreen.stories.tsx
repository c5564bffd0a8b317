import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalHelpScreen } from '@consignment/components/screens/portal/help/PortalHelpScreen';
import { inArabic, inGerman } from '../languages.ts';

const meta = {
  title: 'Screens/Portal/PortalHelpScreen',
  component: PortalHelpScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shopName: 'Rookery Market',
    supportHours: 'Mon-Fri 8am-4pm Pacific',
    links: {
      home: '#home',
      login: '#login',
      register: '#register',
      forgotPassword: '#forgot-password',
      terms: '#terms',
      privacy: '#privacy',
    },
  },
} satisfies Meta<typeof PortalHelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mon-Fri 8am-4pm Pacific')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '#terms');
  },
};

/** Where the operator promises no hours, Help promises none. */
export const NoHoursPromised: Story = {
  tags: ['no-picture'],
  args: { supportHours: null },
  play: ({ canvas }) => expect(canvas.queryByText(/Support hours|within 24 hours/)).toBeNull(),
};

export const LongNames: Story = {
  args: { shopName: 'The Rookery Market for Makers of All Kinds of Goods from Near and Far' },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
