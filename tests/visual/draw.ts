import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';

const themes = ['light', 'dark'] as const;
const widths = [375, 1280] as const;

/** One story in one theme at one width; the key is `<story id> <theme> <width>`. */
export type Shot = {
  readonly story: string;
  readonly theme: (typeof themes)[number];
  readonly width: (typeof widths)[number];
};
export type Picture = { readonly key: string; readonly png: Buffer; readonly hash: string };
export type Drawn = {
  readonly pictures: readonly Picture[];
  /** Stories that threw while they were drawn, with what they said. */
  readonly failures: readonly { readonly key: string; readonly why: string }[];
  readonly browser: string;
};

export function keyOf({ story, theme, width }: Shot): string {
  return `${story} ${theme} ${width}`;
}

/** One entry of Storybook's index. */
export type Entry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] };

/** Every story of a built Storybook, from its own index: a new story is drawn the day it is born. */
export async function shotsOf(folder: string): Promise<Shot[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return shotsOfEntries(Object.values(index.entries));
}

/**
 * Both themes and both widths of every story. A story tagged `wide` plays a layout that a phone does not have, one
 * tagged `narrow` the phone's own, and each is drawn only where it can be; `no-picture` leaves a story out.
 */
export function shotsOfEntries(entries: readonly Entry[]): Shot[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-picture'))
    .flatMap(({ id, tags = [] }) =>
      themes.flatMap((theme) => widthsOf(tags).map((width) => ({ story: id, theme, width }))),
    );
}

function widthsOf(tags: readonly string[]): readonly Shot['width'][] {
  const only = { narrow: tags.includes('narrow'), wide: tags.includes('wide') };
  if (only.narrow && only.wide) throw new Error('A story is tagged both narrow and wide: no width is left.');
  if (only.narrow) return [375];
  return only.wide ? [1280] : widths;
}

/**
 * Draws `shots` of the Storybook built in `folder`, `pages` at a time. Clock, zone, locale and motion are held
 * still and only the project's own fonts are used, so the same code gives the same pixels. The stories of one file
 * follow one another on one page, always in the same order; each file begins with a fresh one.
 *
 * @param css is added to every story: how the tests of this machinery plant a change.
 */
export async function draw(
  folder: string,
  shots: readonly Shot[],
  options: { pages?: number; css?: string; onProgress?: (done: number) => void } = {},
): Promise<Drawn> {
  const server = await serve(folder);
  const browser = await chromium.launch(await launchOptions());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pictures: Picture[] = [];
  const failures: { key: string; why: string }[] = [];
  const waiting = filesOf(shots);
  try {
    await Promise.all(
      Array.from({ length: options.pages ?? 4 }, async () => {
        const page = await stillPage(browser);
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
              const png = await pictureOf(page, ended);
              const hash = createHash('sha256').update(png).digest('hex');
              pictures.push({ key: keyOf(shot), png, hash });
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

/** The shots of each story file, by theme and then by width; the longest file first, so that none is left alone. */
function filesOf(shots: readonly Shot[]): Shot[][] {
  const files = Map.groupBy(shots, ({ story }) => fileOf(story));
  return [...files.values()]
    .map((file) =>
      file.toSorted(
        (one, other) => themes.indexOf(one.theme) - themes.indexOf(other.theme) || one.width - other.width,
      ),
    )
    .sort((one, other) => other.length - one.length);
}

/** The part of a story's id that the stories of its file share. */
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
  return context.newPage();
}

async function pictureOf(page: Page, { error, playError }: Ended): Promise<Buffer> {
  if (error !== null) throw new Error(error);
  if (playError !== null) throw new Error(`its play failed: ${playError}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // The browser's pointer rests in the corner. A page that is made as high as its content moves for a moment, and a
    // tooltip that comes under the pointer by it would be left again, and close.
    style: '* { pointer-events: none !important }',
  });
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The errors that a story threw while it was drawn, and while it was played; null where there were none. */
export type Ended = { readonly error: string | null; readonly playError: string | null };

/**
 * Opens one story and waits until its play function has run too: what is then seen is the state that the story is
 * named after.
 *
 * @param globals of the toolbar, as an address has them: `theme:dark;direction:rtl`.
 */
export async function openStory(page: Page, origin: string, story: string, globals: string): Promise<Ended> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals};a11y.manual:!true`);
  return endOf(page, story);
}

/**
 * The same on a page that shows another story of its file already: twice as fast, as nothing is loaded again.
 *
 * @param globals that change; what they leave out stays as it is.
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
      // A play that failed ends as finished; only this event reports it, and not of which story.
      const [thrown] = channel?.last('playFunctionThrewException') ?? [];
      const hasThrown = thrown !== undefined && thrown !== thrownBefore;
      const message = document.getElementById('error-message')?.textContent ?? '';
      return {
        error: isBroken || phase !== 'finished' ? `${phase}: ${message}` : null,
        // Below its first line stands the whole page.
        playError: hasThrown ? (thrown.message.split('\n', 1)[0] ?? '') : null,
      };
    },
    story,
    { timeout: 20_000 },
  );
  // It resolves only to what is not null.
  return (await ended.jsonValue()) ?? { error: 'It did not end.', playError: null };
}

/** The state that Storybook's preview keeps on its window. */
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

/** A Storybook built in `folder`, on a free port of this machine; close it when done. */
export function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(join(folder, path)).then(
      (content) => {
        response.setHeader('content-type', contentTypes[extname(path)] ?? 'application/octet-stream');
        // The build puts a hash of the content into these names, so a page need not ask for them again.
        if (path.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600, immutable');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
