import type { Meta } from '@storybook/react-vite';
import { webhookMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the shop, about a webhook that was switched off. */
const meta = { title: 'Mails/Webhooks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** It took nothing for three days. */
export const Off = mailStory(webhookMails.webhookOff);

/** It answered 410. */
export const Gone = mailStory(webhookMails.webhookGone);
