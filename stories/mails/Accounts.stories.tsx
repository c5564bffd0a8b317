import type { Meta } from '@storybook/react-vite';
import { accountMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** Mails about logins, and to the shop about those of its vendors. */
const meta = { title: 'Mails/Accounts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Reset = mailStory(accountMails.reset);

export const Invite = mailStory(accountMails.invite);

export const Approval = mailStory(accountMails.approval);

/** To the shop. */
export const Registration = mailStory(accountMails.registration);

export const TeamInvitation = mailStory(accountMails.teamInvitation);

export const VendorTeamInvitation = mailStory(accountMails.vendorTeamInvitation);

export const EmailChanged = mailStory(accountMails.emailChanged);

export const PasswordChangedByOwner = mailStory(accountMails.passwordChangedByOwner);

export const PasswordChangedByLink = mailStory(accountMails.passwordChangedByLink);

export const PasswordChangedByShop = mailStory(accountMails.passwordChangedByShop);

export const PasskeyAdded = mailStory(accountMails.passkeyAdded);

export const PasskeyRemoved = mailStory(accountMails.passkeyRemoved);

export const AppAdded = mailStory(accountMails.appAdded);

export const AppRemoved = mailStory(accountMails.appRemoved);

export const RecoveryCodesMade = mailStory(accountMails.recoveryCodesMade);

export const RecoveryCodeUsed = mailStory(accountMails.recoveryCodeUsed);

export const LastRecoveryCodeUsed = mailStory(accountMails.lastRecoveryCodeUsed);

export const FactorResetByShop = mailStory(accountMails.factorResetByShop);

export const FactorResetByOperator = mailStory(accountMails.factorResetByOperator);
