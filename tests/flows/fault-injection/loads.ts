/** The calls by which pages load, under fault injection. */
import { signInDialog, signInOver } from '../helpers/people.ts';
import { kinds, wrongTypes, type Kind, type WrongType } from './kinds.ts';
import type { Look } from './look.ts';
import { picture, type Visit } from './shells.ts';
import { aMinute, aWhile, type Call, type FaultyPage } from './faulty-page.ts';

/** One call of one page. */
export type Load = {
  visit: Visit;
  call: Call;
  /** Calls of the app itself, which every page waits for. */
  isOfApp: boolean;
  calm: Look;
};

export type LoadCase = Load & { kind: Kind; wrongType: WrongType };

/** It comes with the age of the token, on whichever page that is reached. */
const renewal: Call = 'POST /token/refresh/';

/** Visits every page without faults and records its calls and its look. */
export async function recordLoads(faulty: FaultyPage): Promise<Load[]> {
  const { shell } = faulty;
  const loads: Load[] = [];
  const record = async (visit: Visit, go: () => Promise<void>, isOfApp: (call: Call) => boolean) => {
    const { calls, calm } = await faulty.record(go);
    for (const call of calls.filter((one) => one !== renewal))
      loads.push({ visit, call, isOfApp: isOfApp(call), calm });
  };
  const [first] = shell.visits;
  if (first === undefined) throw new Error(`${shell.name} has no pages.`);
  // The first page is visited twice: its extra calls at the start belong to the app.
  await record(
    first,
    () => faulty.load(first.path),
    () => true,
  );
  const signedIn = shell.visits.filter(({ isSignedOut }) => isSignedOut !== true);
  for (const visit of signedIn) {
    await faulty.hop(restFor(faulty, visit));
    await faulty.calm();
    await record(
      visit,
      () => faulty.hop(visit.path),
      () => false,
    );
  }
  const signedOut = shell.visits.filter(({ isSignedOut }) => isSignedOut === true);
  for (const visit of signedOut)
    await record(
      visit,
      () => faulty.loadSignedOut(visit.path),
      () => true,
    );
  const own = new Set(
    loads.filter(({ visit, isOfApp }) => visit === first && !isOfApp).map(({ call }) => call),
  );
  return loads.filter(({ visit, isOfApp, call }) => visit !== first || !isOfApp || !own.has(call));
}

/** A page other than the visited one and `before`. */
function restFor({ shell }: FaultyPage, { path }: Visit, before?: string): string {
  const [one = '/'] = shell.rest.filter((rest) => rest !== path && rest !== before);
  return one;
}

/** All calls with every kind of fault. */
export function allLoadCases(loads: readonly Load[]): LoadCase[] {
  return loads.flatMap((load) =>
    kinds.flatMap((kind) =>
      (kind === 'wrong type' ? wrongTypes : wrongTypes.slice(0, 1)).map((wrongType) => ({
        ...load,
        kind,
        wrongType,
      })),
    ),
  );
}

/** Each call once, with all kinds equally often; `turn` selects another combination. */
export function someLoadCases(loads: readonly Load[], turn: number): LoadCase[] {
  const seen = new Set<string>();
  const once = loads.filter(({ call }) => {
    const path = call.replaceAll(/\d+/g, ':id').replace(/\?.*/, '');
    return !seen.has(path) && seen.add(path);
  });
  return once.map((load, at) => ({
    ...load,
    kind: kinds[(at + turn) % kinds.length] ?? 'offline',
    wrongType: wrongTypes[Math.floor(at / kinds.length) % wrongTypes.length] ?? 'texts for numbers',
  }));
}

async function goTo(faulty: FaultyPage, { path, isSignedOut }: Visit): Promise<void> {
  if (isSignedOut === true) return faulty.loadSignedOut(path);
  return faulty.load(path);
}

/** The faults of the page. */
export async function checkLoad(faulty: FaultyPage, load: LoadCase): Promise<string[]> {
  try {
    return await checkOne(faulty, load);
  } catch (error) {
    return [error instanceof Error ? error.message.slice(0, 300) : String(error)];
  } finally {
    await faulty.end();
    faulty.errors();
  }
}

async function checkOne(faulty: FaultyPage, load: LoadCase): Promise<string[]> {
  const { visit, call, kind, wrongType, isOfApp, calm } = load;
  const { shell, page } = faulty;
  const isHop = visit.isSignedOut !== true && !isOfApp;
  const rest = restFor(faulty, visit);
  if (isHop) {
    await backToRest(faulty, rest, shell.once.test(call));
    faulty.errors();
  }
  faulty.begin((one) => one === call, kind, wrongType);
  if (isHop) await faulty.hop(visit.path);
  else await goTo(faulty, visit);

  const quiet = shell.quiet.some(
    ({ call: known, on = visit.path, except }) =>
      known.test(call) && on === visit.path && except !== visit.path,
  );
  const isPicture = picture.test(call);
  const isRepeatable = call.startsWith('GET ') && !isPicture;
  const step = kind === 'slow' ? aMinute : aWhile;
  const met = () =>
    faulty.isMet(kind, isRepeatable, visit.isSignedOut === true || isPicture)
      ? []
      : [`the call was made ${faulty.met().length} times`];

  if (kind === 'late') {
    await faulty.until(met);
    if (isHop) {
      await faulty.hop(restFor(faulty, visit, rest));
      const left = await faulty.calm();
      const elsewhere = page.url();
      faulty.release();
      const faults = await faulty.until((seen) => [...sane(seen), ...same(seen, left)]);
      return [
        ...faults,
        ...(page.url() === elsewhere ? [] : [`the page has gone to ${page.url()}`]),
        ...faulty.errors(),
      ];
    }
    faulty.release();
    return [...(await faulty.until((seen) => [...sane(seen), ...same(seen, calm)])), ...faulty.errors()];
  }
  const isOpen = shell.open.test(call) || isPicture;
  // The onboarding of a shop that is set up leads there.
  const isHome = visit.path === '/' || visit.isFrameless === true;
  if (kind === '401 once' && visit.isSignedOut !== true) {
    const faults = await faulty.until((seen) => [...met(), ...sane(seen), ...same(seen, calm)]);
    return [...faults, ...faulty.errors()];
  }
  if (kind === '401 always' && visit.isSignedOut !== true && !isOpen) {
    const reason = page.getByText('You were logged out because your session ended. Please log in again.');
    const faults = await faulty.until(async (seen) => {
      if (await signInDialog(page).isVisible()) return met();
      return [
        ...met(),
        ...sane(seen),
        // Before the first page is drawn there is nothing to show a dialog over.
        ...((await reason.isVisible()) && !isHop ? [] : ['nothing asks for the password']),
        ...(new URL(page.url()).searchParams.get('next') === null && !isHome ? ['the way back is lost'] : []),
      ];
    });
    if (faults.length > 0 || !(await signInDialog(page).isVisible())) return [...faults, ...faulty.errors()];
    await faulty.end();
    await signInOver(page);
    const after = await faulty.until((seen) => [...sane(seen), ...same(seen, calm)]);
    return [...after.map((fault) => `after the sign-in: ${fault}`), ...faulty.errors()];
  }

  if (isOfApp && shell.standIns.some((one) => one.test(call))) {
    const seen = await faulty.until((now) => [...met(), ...sane(now), ...standing(now, calm)], step);
    await faulty.end();
    const after = await faulty.until((now) => [...sane(now), ...same(now, calm), ...settled(now, calm)]);
    return [...seen, ...after.map((fault) => `afterwards: ${fault}`), ...faulty.errors()];
  }

  const isWhole = isOfApp || visit.isFrameless === true || shell.whole.some((one) => one.test(call));
  const faults = await faulty.until(
    (seen) => [
      ...met(),
      ...sane(seen),
      ...(quiet
        ? same(seen, calm)
        : failedPart(
            seen,
            calm,
            isWhole,
            isOfApp || visit.isSignedOut === true || visit.isFrameless === true,
          )),
    ],
    step,
  );
  if (faults.length > 0 || quiet) return [...faults, ...faulty.errors()];

  await faulty.end();
  // The answer named a wait.
  if (kind === '429') await page.clock.fastForward(aMinute);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  const after = await faulty.until((seen) => [
    ...sane(seen),
    ...(kind === '401 always' ? whole(seen) : same(seen, calm)),
  ]);
  return [...after.map((fault) => `after Retry: ${fault}`), ...faulty.errors()];
}

async function backToRest(faulty: FaultyPage, rest: string, isAnew: boolean): Promise<void> {
  const { pathname } = new URL(faulty.page.url());
  const isInApp = pathname.startsWith(faulty.shell.base) && !pathname.includes(faulty.shell.signIn);
  if (!isAnew && isInApp && (await faulty.look()).menu > 0 && (await faulty.isSignedIn()))
    await faulty.hop(rest);
  else await faulty.load(rest);
  await faulty.calm();
}

/** Rules for every page under any fault. */
function sane(seen: Look): string[] {
  return [
    ...(seen.title === '' ? ['the page has no title'] : []),
    ...(seen.words < 4 ? ['the page is blank'] : []),
    ...seen.nonsense.map((text) => `the page says “${text}”`),
    ...seen.busy.map((part) => `still loading: ${part}`),
  ];
}

/** The session may have ended, so that another page is shown. */
function whole(seen: Look): string[] {
  return seen.retries === 0 ? [] : ['something did not load'];
}

function same(seen: Look, calm: Look): string[] {
  const lost = calm.headings.filter((heading) => !seen.headings.includes(heading));
  return [
    ...(seen.title === calm.title ? [] : [`the page is “${seen.title}” and not “${calm.title}”`]),
    ...lost.map((heading) => `“${heading}” is gone`),
    ...Object.entries(calm.rows).flatMap(([table, rows]) =>
      seen.rows[table] === rows
        ? []
        : [`“${table}” has ${String(seen.rows[table] ?? 'no')} rows and not ${String(rows)}`],
    ),
    ...(seen.retries === 0 ? [] : ['something did not load']),
  ];
}

/** The page uses defaults for the missing data and says so. */
function standing(seen: Look, calm: Look): string[] {
  return [
    ...same({ ...seen, retries: 0 }, calm),
    ...(seen.hasStandIns ? [] : ['nothing says that defaults are used']),
    ...seen.failed.map((text) => `the page says “${text}”`),
  ];
}

/** The app has requested the missing data again. */
function settled(seen: Look, calm: Look): string[] {
  return [
    ...(seen.hasStandIns ? ['defaults are still used'] : []),
    ...(seen.menu === calm.menu ? [] : [`the menu has ${seen.menu} entries, not ${calm.menu}`]),
  ];
}

/** The page reports the missing data with a way to try again, and is otherwise unchanged. */
function failedPart(seen: Look, calm: Look, isWhole: boolean, isWithoutFrame: boolean): string[] {
  const kept = calm.headings.map((heading) => seen.headings.includes(heading));
  // The heading of one failed region may be missing; headings of a region are adjacent.
  const isOneRegion =
    !kept.slice(kept.indexOf(false), kept.lastIndexOf(false) + 1).includes(true) && kept[0] !== false;
  const lost = isWhole || isOneRegion ? [] : calm.headings.filter((_, at) => kept[at] === false);
  return [
    ...(seen.failed.length === 0 ? ['nothing says what did not load'] : []),
    ...(seen.retries === 0 ? ['there is no Retry'] : []),
    ...lost.map((heading) => `“${heading}” is gone`),
    ...(isWithoutFrame || seen.menu === calm.menu
      ? []
      : [`the menu has ${seen.menu} entries, not ${calm.menu}`]),
  ];
}
