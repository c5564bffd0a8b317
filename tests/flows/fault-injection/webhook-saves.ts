import { dialog } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

/** The form of a webhook. */
export function webhookSaves(asNow: AsNow, webhook: number): Save[] {
  return [
    {
      name: 'edit a webhook',
      path: `/settings/webhooks/${webhook}`,
      call: 'PATCH /webhooks/{id}/',
      open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
      place: dialog('Edit webhook'),
      fields: (turn) => [[/^Description/, `Our ledger, ${turn}`]],
      send: /^Save$/,
      done: dialog('Edit webhook'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'PATCH', `/webhooks/${webhook}/`, { description: 'Our ledger' });
      },
    },
  ];
}
