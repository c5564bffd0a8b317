import type { Meta } from '@storybook/react-vite';
import { longMail, tradeMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** Mails about sales, payouts, statements and offers. */
const meta = { title: 'Mails/Trade', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Order = mailStory(tradeMails.order);

/** Of a shop that does not show vendors the numbers of its orders. */
export const OrderWithoutNumber = mailStory(tradeMails.orderWithoutNumber);

export const RuleNotice = mailStory(tradeMails.ruleNotice);

export const RuleNoticeOfSeveral = mailStory(tradeMails.ruleNoticeOfSeveral);

export const FeeNotice = mailStory(tradeMails.feeNotice);

export const FeeNoticeOfChange = mailStory(tradeMails.feeNoticeOfChange);

/** Twenty are named. */
export const RuleNoticeOfMany = mailStory(tradeMails.ruleNoticeOfMany);

export const Payout = mailStory(tradeMails.payout);

/** By hand: the money is yet to be sent. */
/** Of a shop that has set its facts, in the UK. */
export const PayoutOfLegalShop = mailStory(tradeMails.payout, {
  imprint: [
    'Rookery Market Ltd',
    '12 Mill Lane, Leeds, LS1 4AP, United Kingdom',
    'Tax number GB 123 4567 89',
    'Questions? help@rookery.example',
  ],
});

/** A legal name and an address as long as their fields. */
export const PayoutOfLongLegalShop = mailStory(tradeMails.payout, {
  imprint: [
    'Donaudampfschifffahrtsgesellschaft'.repeat(6),
    `${'The Old Sail Loft behind the Harbour, '.repeat(5)}Whitby, YO22 4DE, United Kingdom`,
    `Questions? ${'help'.repeat(20)}@rookery.example`,
  ],
});

export const PayoutToSend = mailStory(tradeMails.payoutToSend);

export const PayoutNotSent = mailStory(tradeMails.payoutNotSent);

export const PayoutReturned = mailStory(tradeMails.payoutReturned);

export const PayoutReversed = mailStory(tradeMails.payoutReversed);

export const PayoutFailed = mailStory(tradeMails.payoutFailed);

export const PayoutReturnedByBank = mailStory(tradeMails.payoutReturnedByBank);

export const PayoutFailedAtBank = mailStory(tradeMails.payoutFailedAtBank);

export const PayoutDeleted = mailStory(tradeMails.payoutDeleted);

export const Statement = mailStory(tradeMails.statement);

/** By hand, of days that are no month of the calendar. */
export const StatementOfDays = mailStory(tradeMails.statementOfDays);

/** To the shop. */
export const Offer = mailStory(tradeMails.offer);

export const OfferOfOneLine = mailStory(tradeMails.offerOfOneLine);

const darkLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="44"><path d="M6 38 22 6l16 32zM60 8h112v6H60zm0 22h80v6H60z" fill="#1a1a1a"/></svg>',
)}`;

/** A dark logo without a ground is on a light one, in the dark too. */
export const DarkLogo = mailStory(tradeMails.payout, { logo: { url: darkLogo, title: 'Rookery Market' } });

/** The button has an edge where its colour is nearly the card’s. */
export const PaleBrand = mailStory(tradeMails.payout, { primary: '#fdf3b4', buttonText: '#000000' });

export const DarkBrand = mailStory(tradeMails.payout, { primary: '#0b1f4b' });

export const LongNames = mailStory(longMail, {
  shopName: 'Rookery Market, fine and curious goods on consignment since 1987, Hastings',
});
