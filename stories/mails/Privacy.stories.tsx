import type { Meta } from '@storybook/react-vite';
import { privacyMails } from '../fixtures/mails.ts';
import { mailStory } from './mail-story.tsx';

/** To the shop, for a customer who has asked for their data. */
const meta = { title: 'Mails/Privacy', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Report = mailStory(privacyMails.privacyReport);

export const ReportWithoutOrders = mailStory(privacyMails.privacyReportWithoutOrders);
