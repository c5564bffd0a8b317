import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalSellScreen } from '@consignment/components/screens/portal/sell/PortalSellScreen';
import { done, refused } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

/** For shops that take offers through their portal. */
const meta = {
  title: 'Screens/Portal/PortalSellScreen',
  component: PortalSellScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: { account_email: 'maren@juniper.example' },
    onOffer: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PortalSellScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText('What you offer'), ' Beech bowls ');
  await userEvent.type(canvas.getByLabelText('Description'), 'Turned by hand.');
  await userEvent.type(canvas.getByLabelText(/^Price/), '£24 each');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Offer' }));
}

/** The form is empty for another offer, and says where the answer comes. */
export const Default: Story = {
  play: async (play) => {
    const { canvas, args } = play;
    await fillIn(play);
    await expect(await canvas.findByText('Rookery Market has your offer: Beech bowls.')).toBeVisible();
    await expect(canvas.getByText('You get the answer at maren@juniper.example.')).toBeVisible();
    await expect(args.onOffer).toHaveBeenCalledWith({
      title: 'Beech bowls',
      description: 'Turned by hand.',
      price: '£24 each',
      quantity: '',
    });
    await expect(canvas.getByLabelText('What you offer')).toHaveValue('');
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Offer' }));
    await expect(await canvas.findAllByText('Enter what you offer.')).toHaveLength(2);
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const Refused: Story = {
  args: { onOffer: fn(() => Promise.resolve(refused)) },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(play.canvas.getByLabelText('Description')).toHaveValue('Turned by hand.');
    await expect(play.canvas.queryByText(/has your offer/)).toBeNull();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'navy' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
