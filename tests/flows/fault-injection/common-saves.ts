/** Forms of several apps, and how a form is found on a page. */
import type { Locator, Page } from 'playwright';
import { demo } from '../helpers/api.ts';
import { barOf } from '../helpers/people.ts';
import type { Save } from './saves.ts';

/** The sign-in form of the apps of owner and sales rep. */
export function signIn(email: string): Save {
  return {
    name: 'log in',
    path: '/sign-in',
    isSignedOut: true,
    isDoor: true,
    call: 'POST /token/',
    place: main,
    fields: () => [
      [/^Email/, email],
      [/^Password/, demo.password],
    ],
    send: /^Login$/,
    done: (page) => page.getByRole('heading', { level: 1, name: /^Good / }),
  };
}

/** The form that requests a password reset for this login. */
export function resetAsked(email: string): Save {
  return {
    name: 'ask for a new password',
    path: '/forgot-password',
    isSignedOut: true,
    isDoor: true,
    call: 'PUT /accounts/vendor-send-reset-pw-email/',
    place: main,
    fields: () => [[/^Email/, email]],
    send: /^Request Password Reset$/,
    done: (page) => page.getByText('Password reset email has been sent.'),
  };
}

/** An invoice opens in a new tab. */
export const printed: Omit<Save, 'path'> = {
  name: 'print an invoice',
  call: 'POST /vendors/export-payout/',
  place: main,
  send: /^Print (Invoice|Report)$/,
  done: (page) =>
    page.getByRole('button', { name: 'Opening…' }).or(page.getByRole('alert').filter({ hasText: /\S/ })),
  isDoneWhenGone: true,
};

/** The form of the signed-in login. */
export const passwordChanged: Save = {
  name: 'change the password',
  path: '/settings',
  call: 'PUT /accounts/change-password/',
  place: region('Change Password'),
  fields: () => [
    [/^Old Password/, demo.password],
    [/^New Password/, demo.password],
    [/^Confirm New Password/, demo.password],
  ],
  send: /^Change Password$/,
  done: (page) => page.getByText('Password has been updated'),
};

/** The form that invites a person to the team of the signed-in one, on the page of the team. */
export function invited(path: string): Save {
  return {
    name: 'invite a person',
    path,
    call: 'POST /team/invitations/',
    open: (page) => page.getByRole('button', { name: 'Invite', exact: true }).click(),
    place: dialog('Invite someone'),
    fields: (turn) => [[/^Email/, `mabel${turn}@demo.example`]],
    more: (place) => place.getByRole('radio').first().check(),
    kept: (place) => place.getByRole('radio', { checked: true }),
    send: /^Send invitation$/,
    done: dialog('Invite someone'),
    isDoneWhenGone: true,
  };
}

/** The first payable vendor or sales rep of the list. */
export const paid = {
  isKeyed: true,
  askAgain: /^Ask again$/,
  open: async (page: Page) => {
    await page.locator('button:not([aria-disabled=true])', { hasText: 'Pay Now' }).first().click();
    await page.getByRole('button', { name: /^Pay £/ }).waitFor();
  },
  place: dialog(/^(Pay |Payout made)/),
  fields: (turn) => [[/^Note/, `Under fault injection ${turn}`]],
  send: /^Pay £/,
  done: dialog('Payout made'),
} satisfies Omit<Save, 'name' | 'path' | 'call'>;

export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function region(name: string) {
  return (page: Page) => page.getByRole('region', { name });
}

/** Presses the button of the bar, which is apart from the form that it saves. */
export function byTheBar(name: string) {
  return (place: Locator) => barOf(place.page()).getByRole('button', { name, exact: true }).click();
}

export function dialog(name: string | RegExp) {
  return (page: Page) => page.getByRole('dialog', { name });
}

/** An irreversible action opens a question first. */
export function question(name: RegExp) {
  return (page: Page) => page.getByRole('alertdialog', { name });
}

/** Chooses an option from the results of a search. */
export function chooseFrom(label: string, typed: string, option: string | RegExp) {
  return async (place: Locator, page: Page) => {
    await place.getByRole('combobox', { name: label }).fill(typed);
    await page.clock.fastForward(1_000);
    await place.getByRole('option', { name: option }).click();
  };
}

/** Chooses a file; some places send it at once. */
export function aFile(label: string, name: string, mimeType: string, buffer: Buffer) {
  return (place: Locator) =>
    place.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType, buffer });
}
