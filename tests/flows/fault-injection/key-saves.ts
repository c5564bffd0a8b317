import { dialog } from './common-saves.ts';
import type { Save } from './saves.ts';

/** The form of the one key that the shop has. */
export const keyEdited: Save = {
  name: 'edit a key',
  path: '/settings/keys',
  call: 'PUT /keys/{id}/',
  open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
  place: dialog('Edit key'),
  fields: (turn) => [[/^Name/, `Our ledger, ${turn}`]],
  send: /^Save$/,
  done: dialog('Edit key'),
  isDoneWhenGone: true,
};
