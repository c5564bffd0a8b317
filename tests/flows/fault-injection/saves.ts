/** Forms that people send, under fault injection. */
import type { Locator, Page } from 'playwright';
import { signInDialog, signInOver } from '../helpers/people.ts';
import { attemptsOf, kinds, unknownKinds, wrongTypes, type Kind, type WrongType } from './kinds.ts';
import { aMinute, aWhile, callOf, type Call, type FaultyPage } from './faulty-page.ts';

type Fields = readonly (readonly [label: RegExp, value: string | boolean])[];

export type Save = {
  name: string;
  /** The page of the form; a function sets up its data first. */
  path: string | ((turn: number) => Promise<string>);
  isSignedOut?: boolean;
  /** The call in the contract, for example `PUT /vendors/{id}/`. */
  call: string;
  /** Sent with an Idempotency-Key, so repetitions have no further effect. */
  isKeyed?: boolean;
  /** The name of the button that repeats a call with an unknown outcome. */
  askAgain?: RegExp;
  /** Opens the dialog of the fields, where there is one. */
  open?: (page: Page) => Promise<void>;
  /** The part of the page with the fields and the message about a failure. */
  place: (page: Page) => Locator;
  /** The values of the fields by label; `turn` differs in each case. */
  fields?: (turn: number) => Fields;
  /** Steps after the fields, such as a choice from a searched list. */
  more?: (place: Locator, page: Page) => Promise<void>;
  /** Choices beside the fields, which have to survive a failure. */
  kept?: (place: Locator) => Locator;
  /** The button that sends the form, or another action that does. */
  send: RegExp | ((place: Locator) => Promise<void>);
  done: (page: Page, turn: number) => Locator;
  /** True where the form has succeeded once `done` has disappeared. */
  isDoneWhenGone?: boolean;
  /** A second execution is refused, since the thing exists. */
  isOnce?: boolean;
  /** The page may find out that the call with the lost answer has succeeded. */
  isFollowed?: boolean;
  /** A 401 refuses the input, not the session: a password, or a file that is sent once. */
  isDoor?: boolean;
  /** The kinds of faults that cannot occur. */
  never?: { kinds: readonly Kind[]; why: string };
  undo?: () => Promise<void>;
};

export type SaveCase = { save: Save; kind: Kind; wrongType: WrongType };

export function allSaveCases(saves: readonly Save[]): SaveCase[] {
  return saves.flatMap((save) =>
    kindsOf(save).flatMap((kind) =>
      (kind === 'wrong type' ? wrongTypes : wrongTypes.slice(0, 1)).map((wrongType) => ({
        save,
        kind,
        wrongType,
      })),
    ),
  );
}

/** Each form once, with all kinds; `turn` selects another combination. */
export function someSaveCases(saves: readonly Save[], turn: number): SaveCase[] {
  return saves.map((save, at) => {
    const own = kindsOf(save);
    return {
      save,
      kind: own[(at * 5 + turn) % own.length] ?? 'offline',
      wrongType: wrongTypes[at % wrongTypes.length] ?? 'texts for numbers',
    };
  });
}

function kindsOf({ never }: Save): Kind[] {
  return kinds.filter((kind) => never?.kinds.includes(kind) !== true);
}

let turns = 0;

/** The faults of the page. */
export async function checkSave(faulty: FaultyPage, one: SaveCase): Promise<string[]> {
  turns += 1;
  const faults = await checkOne(faulty, one, turns).catch(faultOf);
  await faulty.end();
  faulty.errors();
  const left = await (one.save.undo?.() ?? Promise.resolve()).then(() => [], faultOf);
  return [...faults, ...left];
}

function faultOf(error: unknown): string[] {
  return [error instanceof Error ? error.message.slice(0, 400) : String(error)];
}

async function checkOne(
  faulty: FaultyPage,
  { save, kind, wrongType }: SaveCase,
  turn: number,
): Promise<string[]> {
  const { page } = faulty;
  const path = typeof save.path === 'string' ? save.path : await save.path(turn);
  const place = save.place(page);
  const fields = save.fields?.(turn) ?? [];
  if (save.isSignedOut === true) await faulty.loadSignedOut(path);
  else await faulty.load(path);
  await faulty.calm();
  await save.open?.(page);
  await fill(place, fields);
  await save.more?.(place, page);
  faulty.errors();

  faulty.begin((call) => isOf(save, call), kind, wrongType);
  await send(place, save.send);
  const isRepeatable = save.isKeyed === true || save.call.startsWith('GET ');
  const attempts = attemptsOf(kind, isRepeatable, save.isDoor === true);
  const met = (count: number) =>
    faulty.met().length === count ? [] : [`the call was made ${faulty.met().length} times, not ${count}`];
  const undone = async () => {
    if (await isDone(page, save, turn)) return [];
    return [
      `it is not done: ${(await said(place)) || (await page.locator('body').innerText()).slice(0, 300)}`,
    ];
  };
  const thrown = () => faulty.errors();

  if (kind === 'late') {
    await faulty.until(() => met(1), 10);
    // Pressed again during the call.
    const again = place.getByRole('button', { name: /…$/ });
    if ((await again.count()) > 0) await again.first().dispatchEvent('click');
    const twice = met(1);
    faulty.release();
    return [...twice, ...(await faulty.until(undone, 10)), ...thrown()];
  }
  if (kind === '401 once' && save.isDoor !== true) {
    return [...(await faulty.until(async () => [...met(2), ...(await undone())])), ...thrown()];
  }
  if (kind === '401 always' && save.isDoor !== true) return signInAgain(faulty, save, turn, fields);
  const kept = async () => [...(await lost(place, fields)), ...(await gone(place, save))];
  if (kind === 'wrong type' && save.isFollowed === true) {
    const faults = await faulty.until(async () => ((await isSaid(place)) ? kept() : undone()));
    return [...faults, ...thrown()];
  }
  const isUnknown = save.askAgain !== undefined && unknownKinds.includes(kind);
  const faults = await faulty.until(
    async (seen) => [
      ...met(attempts),
      ...seen.nonsense.map((text) => `the page says “${text}”`),
      ...(seen.title === '' ? ['the page has no title'] : []),
      ...((await isSaid(place)) ? [] : ['nothing beside it says what went wrong']),
      ...(isUnknown ? await liveButtons(page) : await kept()),
    ],
    kind === 'slow' ? aMinute : aWhile,
  );
  if (faults.length > 0) return [...faults, ...thrown()];
  const key = faulty.met()[0]?.headers()['idempotency-key'];
  await faulty.end();
  const sent = page.waitForRequest((request) => isOf(save, callOf(request)));
  await send(place, isUnknown && save.askAgain !== undefined ? save.askAgain : save.send);
  const second = (await sent).headers()['idempotency-key'];
  const isOtherKey = isUnknown && save.isKeyed === true && (key === undefined || key !== second);
  // Only the first answer was lost.
  const isThere = save.isOnce === true && kind === 'wrong type';
  const after = await faulty.until(async () => (isThere && (await isSaid(place)) ? kept() : undone()), 10);
  return [
    ...(isOtherKey ? [`it was asked again with the key ${String(second)} in place of ${String(key)}`] : []),
    ...after.map((fault) => `afterwards ${fault}`),
    ...thrown(),
  ];
}

/** True for a call of this form. */
function isOf({ call }: Save, sent: Call): boolean {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(sent);
}

async function send(place: Locator, how: Save['send']): Promise<void> {
  if (how instanceof RegExp) await place.getByRole('button', { name: how }).click();
  else await how(place);
}

/** Expects the sign-in over the page, the form with its values, and that it can then be sent. */
async function signInAgain(faulty: FaultyPage, save: Save, turn: number, fields: Fields): Promise<string[]> {
  const { page } = faulty;
  const place = save.place(page);
  const asked = await faulty.until(async () =>
    (await signInDialog(page).isVisible()) ? [] : ['no dialog asks for the password'],
  );
  if (asked.length > 0) return [...asked, ...faulty.errors()];
  await faulty.end();
  await signInOver(page);
  // A file that is fetched comes with the sign-in; what writes is for the person to send again.
  if (!save.call.startsWith('GET ')) {
    const faults = await faulty.until(async () => [
      ...((await signInDialog(page).isVisible()) ? ['the dialog stays'] : []),
      ...(await lost(place, fields)),
      ...(await gone(place, save)),
    ]);
    if (faults.length > 0) return [...faults, ...faulty.errors()];
    await send(place, save.send);
  }
  const undone = async () =>
    (await isDone(page, save, turn)) ? [] : [`it is not done: ${await said(place)}`];
  return [...(await faulty.until(undone, 10)), ...faulty.errors()];
}

async function isDone(page: Page, save: Save, turn: number): Promise<boolean> {
  const count = await save.done(page, turn).filter({ visible: true }).count();
  return (save.isDoneWhenGone === true) === (count === 0);
}

async function fill(place: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of fields) {
    const field = place.getByLabel(label).first();
    if (typeof value === 'boolean') await field.setChecked(value);
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The fields that have lost their values. */
async function lost(place: Locator, fields: Fields): Promise<string[]> {
  const faults: string[] = [];
  for (const [label, value] of fields) {
    const field = place.getByLabel(label).first();
    if ((await field.count()) === 0) faults.push(`the field ${String(label)} is gone`);
    else if (typeof value === 'boolean') {
      if ((await field.isChecked()) !== value)
        faults.push(`${String(label)} is not ${value ? 'ticked' : 'clear'} any more`);
    } else {
      const now = await field.inputValue();
      if (now !== value) faults.push(`${String(label)} is “${now}” and not “${value}” any more`);
    }
  }
  return faults;
}

async function gone(place: Locator, { kept }: Save): Promise<string[]> {
  if (kept === undefined || (await kept(place).filter({ visible: true }).count()) > 0) return [];
  return ['what was chosen is gone'];
}

async function isSaid(place: Locator): Promise<boolean> {
  return (await said(place)) !== '';
}

async function said(place: Locator): Promise<string> {
  const places = place.getByRole('group', { name: 'There is a problem' }).or(place.getByRole('alert'));
  return (await places.allInnerTexts()).join(' ').trim();
}

/** Enabled buttons that would pay or undo a payment. */
async function liveButtons(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button', { name: /^(Pay|Delete)\b/ }).all();
  const live = [];
  for (const button of buttons) {
    if ((await button.getAttribute('aria-disabled')) !== 'true') live.push(await button.innerText());
  }
  return live.map((name) => `the button “${name}” is live`);
}
