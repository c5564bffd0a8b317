import type { Meta } from '@storybook/react-vite';
import { longLetter, tradeLetters } from '../fixtures/letters.ts';
import { mailStory } from './mail-story.tsx';

/** Mails about sales, payouts and offers. */
const meta = { title: 'Mails/Trade', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Order = mailStory(tradeLetters.order);

/** Of a shop that does not show vendors the numbers of its orders. */
export const OrderWithoutNumber = mailStory(tradeLetters.orderWithoutNumber);

export const Payout = mailStory(tradeLetters.payout);

export const PayoutReturned = mailStory(tradeLetters.payoutReturned);

export const PayoutReversed = mailStory(tradeLetters.payoutReversed);

export const PayoutFailed = mailStory(tradeLetters.payoutFailed);

export const PayoutDeleted = mailStory(tradeLetters.payoutDeleted);

/** To the shop. */
export const Offer = mailStory(tradeLetters.offer);

export const OfferOfOneLine = mailStory(tradeLetters.offerOfOneLine);

const darkLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="44"><path d="M6 38 22 6l16 32zM60 8h112v6H60zm0 22h80v6H60z" fill="#1a1a1a"/></svg>',
)}`;

/** A dark logo without a ground of its own stands on a light one, in the dark too. */
export const DarkLogo = mailStory(tradeLetters.payout, { logo: { url: darkLogo, title: 'Rookery Market' } });

/** The button has an edge where its colour is nearly the card’s. */
export const PaleBrand = mailStory(tradeLetters.payout, { primary: '#fdf3b4', buttonText: '#000000' });

export const DarkBrand = mailStory(tradeLetters.payout, { primary: '#0b1f4b' });

export const LongNames = mailStory(longLetter, {
  shopName: 'Rookery Market, fine and curious goods on consignment since 1987, Hastings',
});
