import type { Meta } from '@storybook/react-vite';
import { bankMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the vendor and its shop, about the account that the vendor is paid to. */
const meta = { title: 'Mails/Bank details', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** With the link that stops it. */
export const Changed = mailStory(bankMails.bankChanged);

/** By an owner of the shop. */
export const Removed = mailStory(bankMails.bankRemovedByShop);

/** To the shop. */
export const ChangedForShop = mailStory(bankMails.bankOfVendorChanged);

export const Stopped = mailStory(bankMails.bankChangeStopped);

/** To the shop. */
export const StoppedForShop = mailStory(bankMails.bankChangeOfVendorStopped);
