import { lazy } from 'react';

const load = () => import('./PayoutDialog.tsx');

/** The dialog with its form weighs as much as a list does, so it comes when it is first opened. */
export const PayoutDialogOnUse = lazy(async () => ({ default: (await load()).PayoutDialog }));

/** Call it when someone is about to pay, so that opening does not wait. */
export function fetchPayoutDialog(): void {
  // A failure shows when the dialog is opened.
  load().catch(() => undefined);
}
