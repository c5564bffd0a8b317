/** What people send, in bad weather. */
import type { Locator, Page } from 'playwright';
import { demo, type Api } from '../helpers/api.ts';
import { attemptsOf, kinds, unknownKinds, wrongTypes, type Kind, type WrongType } from './kinds.ts';
import { aMinute, aWhile, type Weather } from './weather.ts';

export type Save = {
  name: string;
  path: string;
  isSignedOut?: boolean;
  /** `POST /vendors/payouts/create/`. */
  call: RegExp;
  /** Sent with a key, by which it is done once however often it is sent. */
  isKeyed?: boolean;
  /** How the button is called that asks once more after a payment of which nothing is known. */
  askAgain?: RegExp;
  /** Opens what the fields are in, where that is not the page itself. */
  open?: (page: Page) => Promise<void>;
  /** Where the fields are, and where it has to be said what went wrong. */
  place: (page: Page) => Locator;
  /** By their labels: what is typed or chosen, or ticked or not; `turn` is another one for each case. */
  fields: (turn: number) => readonly (readonly [label: RegExp, value: string | boolean])[];
  /** After the fields, such as a choice from a list that is searched. */
  more?: (place: Locator, page: Page) => Promise<void>;
  send: RegExp;
  done: (page: Page, turn: number) => Locator;
  /** Is it done once `done` is gone, and not there. */
  isDoneWhenGone?: boolean;
  /** Passwords, and what is chosen from a list, are not kept through a sign-in. */
  isNotKept?: boolean;
  /** Made a second time it is refused, since it is there. */
  isOnce?: boolean;
  /** A refusal of what was typed, not of a session. */
  isDoor?: boolean;
  undo?: () => Promise<void>;
};

/** At the door of the owner's and the sales reps' apps. */
export function signIn(email: string): Save {
  return {
    name: 'sign in',
    path: '/sign-in',
    isSignedOut: true,
    isDoor: true,
    call: /^POST \/token\/$/,
    place: (page) => page.getByRole('main'),
    fields: () => [
      [/^Email/, email],
      [/^Password/, demo.password],
    ],
    send: /^Sign in$/,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }),
  };
}

export type SaveCase = { save: Save; kind: Kind; wrongType: WrongType };

export function allSaveCases(saves: readonly Save[]): SaveCase[] {
  return saves.flatMap((save) =>
    kinds.flatMap((kind) =>
      (kind === 'wrong type' ? wrongTypes : wrongTypes.slice(0, 1)).map((wrongType) => ({
        save,
        kind,
        wrongType,
      })),
    ),
  );
}

/** Each once, and payments in another kind too; `turn` makes another choice. */
export function someSaveCases(saves: readonly Save[], turn: number): SaveCase[] {
  return saves.map((save, at) => ({
    save,
    kind: kinds[(at * 5 + turn) % kinds.length] ?? 'offline',
    wrongType: wrongTypes[at % wrongTypes.length] ?? 'texts for numbers',
  }));
}

let turns = 0;

/** What was not as it should be; empty where all was. */
export async function checkSave(weather: Weather, one: SaveCase): Promise<string[]> {
  turns += 1;
  try {
    return await checkOne(weather, one, turns);
  } catch (error) {
    return [error instanceof Error ? error.message.slice(0, 400) : String(error)];
  } finally {
    weather.end();
    weather.errors();
    await one.save.undo?.();
  }
}

async function checkOne(
  weather: Weather,
  { save, kind, wrongType }: SaveCase,
  turn: number,
): Promise<string[]> {
  const { page } = weather;
  const place = save.place(page);
  const fields = save.fields(turn);
  if (save.isSignedOut === true) await weather.loadSignedOut(save.path);
  else await weather.load(save.path);
  await weather.calm();
  await save.open?.(page);
  await fill(place, fields);
  await save.more?.(place, page);
  weather.errors();

  weather.begin((call) => save.call.test(call), kind, wrongType);
  await place.getByRole('button', { name: save.send }).click();
  const attempts = attemptsOf(kind, save.isKeyed === true);
  const met = (count: number) =>
    weather.met().length === count ? [] : [`the call was made ${weather.met().length} times, not ${count}`];
  const isDone = async () => {
    const count = await save.done(page, turn).filter({ visible: true }).count();
    if ((save.isDoneWhenGone === true) === (count === 0)) return [];
    return [
      `it is not done: ${(await said(place)) || (await page.locator('body').innerText()).slice(0, 300)}`,
    ];
  };
  const thrown = () => weather.errors();

  if (kind === 'late') {
    await weather.until(() => met(1), 10);
    // Pressed again while the answer is awaited.
    const again = place.getByRole('button', { name: /…$/ });
    if ((await again.count()) > 0) await again.first().dispatchEvent('click');
    const twice = met(1);
    weather.release();
    return [...twice, ...(await weather.until(isDone, 10)), ...thrown()];
  }
  if (kind === '401 once' && save.isDoor !== true) {
    return [...(await weather.until(async () => [...met(2), ...(await isDone())])), ...thrown()];
  }
  if (kind === '401 always' && save.isDoor !== true) return signInAgain(weather, save, fields);

  const isUnknown = save.askAgain !== undefined && unknownKinds.includes(kind);
  const faults = await weather.until(
    async (seen) => [
      ...met(save.isDoor === true ? 1 : attempts),
      ...seen.nonsense.map((text) => `the page says “${text}”`),
      ...(seen.title === '' ? ['the page has no title'] : []),
      ...((await isSaid(place)) ? [] : ['nothing beside it says what went wrong']),
      ...(isUnknown ? await livePay(page) : await lost(place, fields)),
    ],
    kind === 'slow' ? aMinute : aWhile,
  );
  if (faults.length > 0) return [...faults, ...thrown()];
  const key = weather.met()[0]?.headers()['idempotency-key'];
  weather.end();
  const sent = page.waitForRequest((request) =>
    save.call.test(`${request.method()} ${new URL(request.url()).pathname.replace(/^.*?\/api(?=\/)/, '')}`),
  );
  await place.getByRole('button', { name: isUnknown ? save.askAgain : save.send }).click();
  const second = (await sent).headers()['idempotency-key'];
  const isOtherKey = isUnknown && (key === undefined || key !== second);
  // Only the answer was lost the first time.
  const isThere = save.isOnce === true && kind === 'wrong type';
  const after = await weather.until(
    async () => (isThere && (await isSaid(place)) ? lost(place, fields) : isDone()),
    10,
  );
  return [
    ...(isOtherKey ? [`it was asked again with the key ${String(second)} in place of ${String(key)}`] : []),
    ...after.map((fault) => `afterwards ${fault}`),
    ...thrown(),
  ];
}

/** To the sign-in with the reason, and back to what was typed. */
async function signInAgain(
  weather: Weather,
  save: Save,
  fields: ReturnType<Save['fields']>,
): Promise<string[]> {
  const { page, shell } = weather;
  const reason = page.getByText('You were signed out because your session ended. Please sign in again.');
  const left = await weather.until(async () =>
    (await reason.isVisible()) ? [] : ['the sign-in page does not say why it is shown'],
  );
  if (left.length > 0) return [...left, ...weather.errors()];
  weather.end();
  await page.getByLabel('Email').fill(shell.person);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: /^(Sign in|Login)$/ }).click();
  const asked = `${shell.base}${save.path.slice(1)}`;
  const back = await weather.until(() => {
    const { pathname, search } = new URL(page.url());
    return pathname + search === asked ? [] : [`the sign-in leads to ${pathname}${search}, not to ${asked}`];
  }, 10);
  if (back.length > 0) return back;
  await weather.calm();
  await save.open?.(page);
  if (save.isNotKept === true) return weather.errors();
  const faults = await weather.until(() => lost(save.place(page), fields), 10);
  return [...faults, ...weather.errors()];
}

async function fill(place: Locator, fields: ReturnType<Save['fields']>): Promise<void> {
  for (const [label, value] of fields) {
    const field = place.getByLabel(label).first();
    if (typeof value === 'boolean') await field.setChecked(value);
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What is no longer as it was typed. */
async function lost(place: Locator, fields: ReturnType<Save['fields']>): Promise<string[]> {
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

async function isSaid(place: Locator): Promise<boolean> {
  return (await said(place)) !== '';
}

async function said(place: Locator): Promise<string> {
  const places = place.getByRole('group', { name: 'There is a problem' }).or(place.getByRole('alert'));
  return (await places.allInnerTexts()).join(' ').trim();
}

/** A button that would pay, and can be pressed. */
async function livePay(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button', { name: /^Pay\b/ }).all();
  const live = [];
  for (const button of buttons) {
    if ((await button.getAttribute('aria-disabled')) !== 'true') live.push(await button.innerText());
  }
  return live.map((name) => `the button “${name}” is live`);
}

/** The API with a sign-in of just now: none lasts as long as the suite. */
export type AsNow = () => Promise<Api>;

type Payouts = { results: { id: number }[] };

/** Takes back the payouts that were made since. */
export function takesBack(asNow: AsNow, path: '/vendors/payouts/' | '/salesreps/payouts/', last: number) {
  return async () => {
    const api = await asNow();
    const { results } = await api.get<Payouts>(`${path}?ordering=-created_date&page_size=100`);
    for (const { id } of results.filter((payout) => payout.id > last)) {
      const door = path === '/vendors/payouts/' ? `${path}${id}/delete/` : `${path}${id}/`;
      const { status, body } = await api.send('DELETE', door);
      if (status !== 200) throw new Error(`DELETE ${door}: ${status} ${JSON.stringify(body)}`);
    }
  };
}
