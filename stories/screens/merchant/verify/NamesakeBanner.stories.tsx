import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NamesakeBanner } from '@consignment/components/screens/merchant/verify/NamesakeBanner';
import { anIssuer } from '../../../fixtures/statement-check.ts';

const meta = {
  title: 'Screens/Merchant/Verify/NamesakeBanner',
  component: NamesakeBanner,
  tags: ['no-picture'],
  args: { issuer: anIssuer({ has_namesake: true }) },
} satisfies Meta<typeof NamesakeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Namesake: Story = {
  play: ({ canvas }) =>
    expect(
      canvas.getByText(/from Rookery & Daughters \(rookery.example\)\. Only rely on it if/),
    ).toBeVisible(),
};

/** A name of one shop alone needs no word. */
export const OnlyShopOfItsName: Story = {
  args: { issuer: anIssuer() },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('Another shop'),
};
