import type { Meta } from '@storybook/react-vite';
import { bankMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the vendor and its shop, about where the vendor's money goes. */
const meta = { title: 'Mails/Bank details', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** With the link that stops it. */
export const Changed = mailStory(bankMails.bankChanged);

/** By an owner of the shop. */
export const Removed = mailStory(bankMails.bankRemovedByShop);

/** To the shop. */
export const ChangedForShop = mailStory(bankMails.bankOfVendorChanged);

export const PaypalChanged = mailStory(bankMails.paypalChanged);

/** To the shop, of a login that it has set up lately. */
export const PaypalChangedForShop = mailStory(bankMails.paypalOfVendorChanged);

/** The other vendor was paid elsewhere. */
export const Merged = mailStory(bankMails.merged);

export const Stopped = mailStory(bankMails.bankChangeStopped);

/** To the shop. */
export const StoppedForShop = mailStory(bankMails.bankChangeOfVendorStopped);
