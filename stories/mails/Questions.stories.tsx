import type { Meta } from '@storybook/react-vite';
import { questionMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the shop about a question, and to the vendor or sales rep who asked it. */
const meta = { title: 'Mails/Questions', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** To those of the shop who answer. */
export const Asked = mailStory(questionMails.asked);

export const Replied = mailStory(questionMails.replied);

/** Nothing is left to do. */
export const ClosedByVendor = mailStory(questionMails.closedByVendor);

export const Answered = mailStory(questionMails.answered);

/** The shop did what was asked for. */
export const Acted = mailStory(questionMails.acted);

/** It had no reply. */
export const ClosedByItself = mailStory(questionMails.closedByItself);
