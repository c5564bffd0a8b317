import { byTheBar, region } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

/** The form of the settings of pay runs. */
export function payRunSaves(asNow: AsNow): Save[] {
  return [
    {
      name: 'set the limit of pay runs',
      path: '/settings/payments',
      call: 'PUT /pay-runs/settings/',
      place: region('Pay runs'),
      fields: (turn) => [[/^A second person is needed/, `${5000 + turn}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText(/^A second person is now needed for amounts above /),
      undo: async () => {
        await done(await asNow(), 'PUT', '/pay-runs/settings/', { second_above: null });
      },
    },
    {
      name: 'set how vendors are paid',
      path: '/settings/payments',
      call: 'PUT /settings/payouts/',
      place: region('How vendors are paid'),
      more: async (place) => {
        await place.getByRole('radio', { name: 'The vendor pays the fees' }).check();
      },
      send: byTheBar('Save'),
      done: (page) => page.getByText('Vendors now pay the fees.'),
      undo: async () => {
        await done(await asNow(), 'PUT', '/settings/payouts/', { fees_borne_by: 'shop' });
      },
    },
  ];
}
