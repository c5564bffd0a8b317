import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  PortalSellScreen,
  type OfferOutcome,
} from '@consignment/components/screens/portal/sell/PortalSellScreen';
import { inArabic, inGerman } from '../languages.ts';
import { refused } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

const withMail = (mail: Extract<OfferOutcome, { is: 'done' }>['mail']) =>
  fn(() => Promise.resolve<OfferOutcome>({ is: 'done', mail }));

/** For shops that take offers through their portal. */
const meta = {
  title: 'Screens/Portal/PortalSellScreen',
  component: PortalSellScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: { account_email: 'maren@juniper.example' },
    onOffer: withMail('sent'),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PortalSellScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText('Your offer'), ' Beech bowls ');
  await userEvent.type(canvas.getByLabelText('Description'), 'Turned by hand.');
  await userEvent.type(canvas.getByLabelText(/^Price/), '£24 each');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Offer' }));
}

/** The form is empty for another offer, and says where the answer comes. */
export const Default: Story = {
  play: async (play) => {
    const { canvas, args } = play;
    await fillIn(play);
    await expect(
      await canvas.findByText('Your offer has been sent to Rookery Market: Beech bowls.'),
    ).toBeVisible();
    await expect(canvas.getByText('The reply will be sent to maren@juniper.example.')).toBeVisible();
    await expect(args.onOffer).toHaveBeenCalledWith({
      title: 'Beech bowls',
      description: 'Turned by hand.',
      price: '£24 each',
      quantity: '',
    });
    await expect(canvas.getByLabelText('Your offer')).toHaveValue('');
  },
};

/** The mail server is away. */
export const NotYet: Story = {
  args: { onOffer: withMail('queued') },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByText(/^Your offer hasn’t been sent yet/)).toBeVisible();
  },
};

/** An installation without a mail server, such as the demo. */
export const NoMailServer: Story = {
  args: { onOffer: withMail('kept') },
  play: async (play) => {
    await fillIn(play);
    const words = 'Your offer has not been sent to Rookery Market: Beech bowls.';
    await expect(await play.canvas.findByText(words)).toBeVisible();
    await expect(play.canvas.queryByText(/The reply will be sent/)).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Offer' }));
    await expect(await canvas.findAllByText('Enter what you’re offering.')).toHaveLength(2);
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
};

/** Typed values stay. */
export const Refused: Story = {
  args: { onOffer: fn(() => Promise.resolve<OfferOutcome>(refused)) },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(play.canvas.getByLabelText('Description')).toHaveValue('Turned by hand.');
    await expect(play.canvas.queryByText(/has been sent/)).toBeNull();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'navy' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
