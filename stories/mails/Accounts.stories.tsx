import type { Meta } from '@storybook/react-vite';
import { accountLetters } from '../fixtures/letters.ts';
import { mailStory } from './mail-story.tsx';

/** Mails about logins, and to the shop about those of its vendors. */
const meta = { title: 'Mails/Accounts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Reset = mailStory(accountLetters.reset);

export const Invite = mailStory(accountLetters.invite);

export const Approval = mailStory(accountLetters.approval);

/** To the shop. */
export const Registration = mailStory(accountLetters.registration);

export const EmailChanged = mailStory(accountLetters.emailChanged);

export const PasswordChangedByOwner = mailStory(accountLetters.passwordChangedByOwner);

export const PasswordChangedByLink = mailStory(accountLetters.passwordChangedByLink);

export const PasswordChangedByShop = mailStory(accountLetters.passwordChangedByShop);

export const PaypalChanged = mailStory(accountLetters.paypalChanged);

export const PaypalRemoved = mailStory(accountLetters.paypalRemoved);

/** To the shop. */
export const PaypalOfVendorChanged = mailStory(accountLetters.paypalOfVendorChanged);
