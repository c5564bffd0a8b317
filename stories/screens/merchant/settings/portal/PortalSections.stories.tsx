import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PortalSections } from '@consignment/components/screens/merchant/settings/portal/PortalSections';
import { Text } from '../../../../../packages/components/src/primitives/text/Text.tsx';

const lines = Array.from({ length: 20 }, (_, at) => `Line ${at + 1}`);
const content = (name: string) => lines.map((line) => <Text key={line}>{`${name}: ${line}`}</Text>);

const meta = {
  title: 'Screens/Merchant/Settings/Portal/PortalSections',
  component: PortalSections,
  args: {
    place: null,
    hrefOf: (section) => `#${section}`,
    contents: {
      brand: content('Brand'),
      'sign-in-page': content('Sign-in page'),
      'what-vendors-see': content('What vendors see'),
      advanced: content('Advanced'),
    },
  },
} satisfies Meta<typeof PortalSections>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to each section stays in sight, and says where one is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'What vendors see' });
    await expect(way).toHaveAttribute('href', '#what-vendors-see');
    canvas.getByRole('heading', { name: 'What vendors see' }).scrollIntoView();
    await waitFor(() => expect(way).toHaveAttribute('aria-current', 'location'));
    await expect(way.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(way.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Brand' })).toHaveAttribute('aria-current', 'location'),
    );
  },
};

/** An address that names a section leads to it, and focus with it. */
export const AtASection: Story = {
  args: { place: 'advanced' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Advanced' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

export const Narrow: Story = {
  tags: ['narrow', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
