import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { launchBrowser } from '../browser.ts';

const themes = ['light', 'dark'] as const;
const widths = [375, 1280] as const;

/** One story in one theme at one width; the key is `<story id> <theme> <width>`. */
export type Shot = {
  readonly story: string;
  /** The story file, from the root. */
  readonly file: string;
  readonly theme: (typeof themes)[number];
  readonly width: (typeof widths)[number];
};
export type Picture = { readonly key: string; readonly png: Buffer; readonly hash: string };
export type Drawn = {
  readonly pictures: readonly Picture[];
  /** The stories that threw while they were drawn, with the messages. */
  readonly failures: readonly { readonly key: string; readonly why: string }[];
  readonly browser: string;
};

export function keyOf({ story, theme, width }: Shot): string {
  return `${story} ${theme} ${width}`;
}

/** One entry of Storybook's index. */
export type Entry = {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
};

/** All stories of a built Storybook, from its own index, so that new stories are drawn at once. */
export async function shotsOf(folder: string): Promise<Shot[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return shotsOfEntries(Object.values(index.entries));
}

/**
 * Each story in both themes and both widths. The tag `wide` is for layouts that phones do not have and `narrow` those
 * of phones, drawn in one width each; `no-picture` leaves a story out.
 */
export function shotsOfEntries(entries: readonly Entry[]): Shot[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-picture'))
    .flatMap(({ id, importPath, tags = [] }) => {
      const file = importPath.replace(/^\.\//, '');
      return themes.flatMap((theme) => widthsOf(tags).map((width) => ({ story: id, file, theme, width })));
    });
}

function widthsOf(tags: readonly string[]): readonly Shot['width'][] {
  const only = { narrow: tags.includes('narrow'), wide: tags.includes('wide') };
  if (only.narrow && only.wide) throw new Error('A story is tagged both narrow and wide: no width is left.');
  if (only.narrow) return [375];
  return only.wide ? [1280] : widths;
}

/**
 * Draws `shots` of the Storybook built in `folder`, on `pages` pages at a time. Clock, time zone, locale and motion
 * are fixed and only the project's fonts are used, so equal code gives equal pixels. The stories of a file are drawn
 * on one page in a fixed order; each file begins with a new page.
 *
 * @param css is added to every story, with which the tests of this code plant a change.
 * @param accepted is the hash of each accepted picture by its key: a picture like it is not taken twice.
 */
export async function draw(
  folder: string,
  shots: readonly Shot[],
  options: {
    pages?: number;
    css?: string;
    accepted?: Readonly<Record<string, string>>;
    onProgress?: (done: number) => void;
  } = {},
): Promise<Drawn> {
  const server = await serve(folder);
  const browser = await launchBrowser();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pictures: Picture[] = [];
  const failures: { key: string; why: string }[] = [];
  const waiting = filesOf(shots);
  try {
    await Promise.all(
      Array.from({ length: options.pages ?? 4 }, async () => {
        const page = await stillPage(browser);
        const underWay = requestsOf(page);
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          let shown: string | null = null;
          for (const shot of file) {
            // A story that is shown already would not be played again.
            const isFresh: boolean = shown === null || shown === shot.story;
            try {
              await page.setViewportSize({ width: shot.width, height: 800 });
              const ended = await (isFresh
                ? openStory(page, origin, shot.story, `theme:${shot.theme}`)
                : nextStory(page, shot.story, { theme: shot.theme }));
              if (isFresh && options.css !== undefined) await page.addStyleTag({ content: options.css });
              const key = keyOf(shot);
              pictures.push({ key, ...(await pictureOf(page, ended, underWay, options.accepted?.[key])) });
              shown = shot.story;
            } catch (error) {
              failures.push({
                key: keyOf(shot),
                why: error instanceof Error ? error.message : String(error),
              });
              shown = null;
            }
            options.onProgress?.(pictures.length + failures.length);
          }
        }
      }),
    );
    return { pictures: pictures.sort(byKey), failures: failures.sort(byKey), browser: browser.version() };
  } finally {
    await browser.close();
    server.close();
  }
}

/** The shots of each story file by theme and width; the longest file first, so that none runs alone at the end. */
function filesOf(shots: readonly Shot[]): Shot[][] {
  const files = Map.groupBy(shots, ({ file }) => file);
  return [...files.values()]
    .map((file) =>
      file.toSorted(
        (one, other) => themes.indexOf(one.theme) - themes.indexOf(other.theme) || one.width - other.width,
      ),
    )
    .sort((one, other) => other.length - one.length);
}

/** The part of an id that the stories of a file share. */
export function fileOf(story: string): string {
  return story.slice(0, story.indexOf('--'));
}

function byKey(one: { key: string }, other: { key: string }): number {
  return one.key < other.key ? -1 : 1;
}

async function stillPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.clock.install({ time: new Date('2026-01-15T10:00:00Z') });
  // From the start: a caret that is hidden for the picture alone is in some of them on a busy machine.
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '* { caret-color: transparent !important }';
      document.head.append(style);
    });
  });
  return context.newPage();
}

type Taken = Pick<Picture, 'png' | 'hash'>;

async function pictureOf(
  page: Page,
  { error, playError }: Ended,
  underWay: ReadonlySet<Request>,
  accepted: string | undefined,
): Promise<Taken> {
  if (error !== null) throw new Error(error);
  if (playError !== null) throw new Error(`its play failed: ${playError}`);
  // A part that is fetched on use may come after the end of the play.
  for (let turn = 0; turn === 0 || (underWay.size > 0 && turn < 500); turn += 1) await nextFrames(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return settled(
    () =>
      page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'initial',
        scale: 'css',
        // The pointer rests in the corner: a page that is resized moves for a moment, and a tooltip under the pointer
        // would open and close.
        style: '* { pointer-events: none !important }',
      }),
    accepted,
  );
}

/** The requests of a page that have not ended. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Two of them: in the first, React may ask for more. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Takes pictures until one is like the accepted one or like the one before it: on a busy machine a frame may come late. */
export async function settled(take: () => Promise<Buffer>, accepted: string | undefined): Promise<Taken> {
  let last = await taken(take);
  for (let more = 5; more > 0 && last.hash !== accepted; more -= 1) {
    const next = await taken(take);
    if (next.hash === last.hash) break;
    last = next;
  }
  return last;
}

async function taken(take: () => Promise<Buffer>): Promise<Taken> {
  const png = await take();
  return { png, hash: createHash('sha256').update(png).digest('hex') };
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The errors of a story while it was drawn and played; null for none. */
export type Ended = { readonly error: string | null; readonly playError: string | null };

/**
 * Opens a story and waits for the end of its play function, which leads to the state that the story is named after.
 *
 * @param globals of the toolbar in the form of an address: `theme:dark;direction:rtl`.
 */
export async function openStory(page: Page, origin: string, story: string, globals: string): Promise<Ended> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals};a11y.manual:!true`);
  return endOf(page, story);
}

/**
 * The same on a page with another story of the file: twice as fast, as nothing is loaded again.
 *
 * @param globals that change; others stay.
 */
export async function nextStory(
  page: Page,
  story: string,
  globals: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  await page.evaluate(
    ([storyId, changed]) => {
      const preview = window as unknown as StorybookWindow;
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
      [preview.thrownBefore] = channel?.last('playFunctionThrewException') ?? [];
      window.scrollTo(0, 0);
      channel?.emit('updateGlobals', { globals: changed });
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    [story, globals] as const,
  );
  return endOf(page, story);
}

async function endOf(page: Page, story: string): Promise<Ended> {
  const ended = await page.waitForFunction(
    (id) => {
      const {
        __STORYBOOK_PREVIEW__: preview,
        __STORYBOOK_ADDONS_CHANNEL__: channel,
        thrownBefore,
      } = window as unknown as StorybookWindow;
      const { id: current, phase = '' } = preview?.currentRender ?? {};
      if (current !== undefined && current !== id) return null;
      const isBroken = document.body.classList.contains('sb-show-errordisplay');
      if (!isBroken && !['finished', 'errored', 'aborted'].includes(phase)) return null;
      // A failed play counts as finished; only this event reports it, without the name of the story.
      const [thrown] = channel?.last('playFunctionThrewException') ?? [];
      const hasThrown = thrown !== undefined && thrown !== thrownBefore;
      const message = document.getElementById('error-message')?.textContent ?? '';
      return {
        error: isBroken || phase !== 'finished' ? `${phase}: ${message}` : null,
        // The lines below the first contain the whole page.
        playError: hasThrown ? (thrown.message.split('\n', 1)[0] ?? '') : null,
      };
    },
    story,
    { timeout: 20_000 },
  );
  // It never resolves to null.
  return (await ended.jsonValue()) ?? { error: 'It did not end.', playError: null };
}

/** The state of Storybook's preview on its window. */
type StorybookWindow = {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: 'playFunctionThrewException') => [{ message: string }] | undefined;
    emit(event: 'updateGlobals', payload: { globals: Readonly<Record<string, string>> }): void;
    emit(event: 'setCurrentStory', payload: { storyId: string; viewMode: 'story' }): void;
  };
  /** The last error of an earlier story on this page. */
  thrownBefore?: { message: string } | undefined;
};

/** Serves a Storybook built in `folder` on a free port of this machine. */
export function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) =>
    answerFile(
      response,
      folder,
      decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname),
    ),
  );
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Answers with the file at `path`, or with the index of that folder; 404 where there is none. */
export function answerFile(response: ServerResponse, folder: string, path: string): void {
  const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
  readFile(join(folder, file)).then(
    (content) => {
      response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
      // The names contain a hash of the content, so a page need not request them again.
      if (file.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600, immutable');
      response.end(content);
    },
    () => {
      response.statusCode = 404;
      response.end();
    },
  );
}
