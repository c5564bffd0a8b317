import type { Feature } from '../feature.ts';
import { forgetDeliveriesBefore } from './queries/webhooks.ts';
import { createWebhookWork } from './webhook-work.ts';

export const webhooks: Feature = {
  work: createWebhookWork,
  forgets: [{ afterDays: 90, forget: forgetDeliveriesBefore }],
};
