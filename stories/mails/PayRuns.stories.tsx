import type { Meta } from '@storybook/react-vite';
import { payRunMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the shop, about a pay run that its schedule has drafted. */
const meta = { title: 'Mails/Pay runs', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** One person has to approve it. */
export const Ready = mailStory(payRunMails.ready);

/** Two persons have to approve it. */
export const ForTwo = mailStory(payRunMails.forTwo);

/** It is approved automatically. */
export const PaysByItself = mailStory(payRunMails.paysByItself);
