import { dialog, region } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';
import type { NotSent } from './shells.ts';

const file = '/files/payouts/';
const columns = 'Number,Vendor,Date,Amount,Memo\nP-1,Lantern Loom,2025-06-01,20.00,June\n';

/** The forms about the files of a move that is under way. */
export function moveSaves(asNow: AsNow, move: number): Save[] {
  const withFile = async () => {
    const headers = { 'content-type': 'text/csv' };
    const { status } = await (
      await asNow()
    ).send('PUT', `/moves/${move}${file}?name=payouts.csv`, columns, headers);
    if (status !== 200) throw new Error(`The file was not taken: ${status}`);
    return `/import/move/${move}?step=columns`;
  };
  const withoutFile = async () => {
    await done(await asNow(), 'DELETE', `/moves/${move}${file}`);
  };
  return [
    {
      name: 'say which column of a former app is which',
      path: withFile,
      call: 'PATCH /moves/{id}/files/{role}/',
      open: (page) => page.getByRole('button', { name: 'Change columns…' }).click(),
      place: region('Payouts'),
      more: async (place) => {
        await place.locator('select[name="columns.method"]').selectOption('Memo');
        await place.locator('select[name="columns.note"]').selectOption('');
      },
      kept: (place) => place.locator('select[name="columns.method"]:has(option[value="Memo"]:checked)'),
      send: /^Save columns$/,
      done: (page) => page.getByRole('button', { name: 'Change columns…' }),
      undo: withoutFile,
    },
    {
      name: 'keep the columns of a former app as a profile',
      path: withFile,
      call: 'POST /moves/profiles/',
      open: (page) => page.getByRole('button', { name: 'Save as a profile…' }).click(),
      place: dialog('Save as a profile'),
      fields: (turn) => [[/^Name/, `Previous app ${turn}`]],
      send: /^Save$/,
      done: dialog('Save as a profile'),
      isDoneWhenGone: true,
      undo: async () => {
        const api = await asNow();
        const { results } = await api.get<{ results: { id: number }[] }>('/moves/profiles/');
        for (const { id } of results) await done(api, 'DELETE', `/moves/profiles/${id}/`);
        await withoutFile();
      },
    },
  ];
}

const oneAtATime = 'A shop has one move at a time, and the demo has one for its pages.';
const afterCheck =
  'It needs a move that is checked, which the demo has no files for. Nothing is typed, and asked twice it is as once.';

const reasons: Readonly<Record<string, string>> = {
  'POST /moves/': oneAtATime,
  'DELETE /moves/{id}/': `${oneAtATime} It is asked as the deletion of a payout is.`,
  'PUT /moves/{id}/files/{role}/':
    'A file is sent as that of an import is, and again puts it in the same place.',
  'DELETE /moves/{id}/files/{role}/': 'It types nothing, and the file can be sent again.',
  'DELETE /moves/profiles/{id}/':
    'It would cost a profile for each case. It is asked as the deletion of a payout is.',
  'POST /moves/{id}/check/': 'It types nothing, and a check that is under way is not begun again.',
  'POST /moves/{id}/vendors/': afterCheck,
  'POST /moves/{id}/answers/': afterCheck,
  'PUT /moves/{id}/balances/':
    'It needs a move that is checked, which the demo has no files for. It is a form like any other.',
  'POST /moves/{id}/book/':
    'It needs a move that is checked, one for each case. It is asked as the payment of all vendors is, with its key.',
  'POST /moves/{id}/report/':
    'It types nothing and changes nothing. Its button is that of a statement’s file.',
  'POST /moves/{id}/undo/':
    'It needs a move that is booked, one for each case. It is asked as the deletion of a payout is.',
};

export const movesNotSent: readonly NotSent[] = Object.entries(reasons).map(([call, why]) => ({
  app: 'merchant',
  call,
  why,
}));
