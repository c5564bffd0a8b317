/** The findings of a run of the pictures, as they are kept beside the report, and the baseline after accepting some of them. */
import type { Baseline } from './compare.ts';
import type { Sources } from './sources.ts';

/** `gone` is a picture of the baseline that was not drawn; `failed` a story that could not be drawn. */
export type State = 'same' | 'different' | 'new' | 'gone' | 'failed';

export type Result = {
  /** The commit of the work tree, with `+` where it had other changes. */
  readonly commit: string;
  readonly machine: string;
  /** ISO 8601. */
  readonly time: string;
  readonly seconds: number;
  readonly browser: string;
  readonly sources: Sources;
  readonly pictures: readonly Finding[];
};

export type Finding = {
  readonly key: string;
  /** The story file, from the root; null for a picture whose story is gone. */
  readonly file: string | null;
  readonly state: State;
  /** Null where nothing was drawn. */
  readonly hash: string | null;
  /** The reason of a story that could not be drawn. */
  readonly why?: string;
};

/** The part of a key that the stories of a component share: `parts-payoutdialog`. */
export function componentOf(key: string): string {
  return key.slice(0, key.indexOf('--'));
}

export function needsAnAnswer({ state }: Finding): boolean {
  return state !== 'same';
}

/**
 * The baseline with the pictures of `keys` as the run drew them. A story file counts as accepted, and is not drawn again by
 * `--changed`, once none of its pictures differs.
 *
 * Throws where one of them could not be drawn, and where the baseline belongs to another browser.
 */
export function accept(baseline: Baseline, result: Result, keys: ReadonlySet<string>): Baseline {
  const asked = result.pictures.filter(({ key }) => keys.has(key));
  const failed = asked.find(({ state }) => state === 'failed');
  if (failed) throw new Error(`${failed.key} could not be drawn, so there is no picture to accept.`);
  if (baseline.browser !== result.browser) {
    throw new Error(
      'The baseline was drawn by another browser. Accept all stories at once: npm run visual -- accept',
    );
  }
  const pictures = new Map(Object.entries(baseline.pictures));
  for (const { key, hash } of asked) {
    if (hash === null) pictures.delete(key);
    else pictures.set(key, hash);
  }
  const open = new Set(
    result.pictures
      .filter((finding) => needsAnAnswer(finding) && !keys.has(finding.key))
      .map(({ file }) => file),
  );
  const sources = new Map(Object.entries(baseline.sources));
  for (const { file } of result.pictures) {
    const digest = file === null ? undefined : result.sources[file];
    if (file !== null && digest !== undefined && !open.has(file)) sources.set(file, digest);
  }
  for (const file of sources.keys()) {
    if (result.sources[file] === undefined) sources.delete(file);
  }
  return { ...baseline, sources: inOrder(sources), pictures: inOrder(pictures) };
}

function inOrder(entries: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The report that other tools read: a suite for each component, a case for each picture. */
export function junit({ pictures, time, seconds }: Result): string {
  const suites = [...Map.groupBy(pictures, ({ key }) => componentOf(key))].map(([component, cases]) => {
    const failures = cases.filter(needsAnAnswer).length;
    const lines = cases.map(({ key, state, why }) => {
      const name = `name="${escaped(key)}" classname="${escaped(component)}"`;
      if (state === 'same') return `    <testcase ${name}/>`;
      return `    <testcase ${name}><failure message="${escaped(why ?? `The picture is ${state}.`)}"/></testcase>`;
    });
    return `  <testsuite name="${escaped(component)}" tests="${cases.length}" failures="${failures}" timestamp="${time}">\n${lines.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="pictures" tests="${pictures.length}" failures="${pictures.filter(needsAnAnswer).length}" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** For text and attributes of HTML and XML; characters that XML cannot hold become spaces. */
export function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are the characters that are meant
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
