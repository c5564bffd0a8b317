/**
 * The first visit and the second of a vendor's page, the portal's commissions and the sign-in, served as `npm start` serves
 * them, on three connections; beside them the vendor's page as the floor of one-screen has it, from the same records.
 *   node tests/bench/visit.bench.ts [--runs 3]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { buildStale, shells } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import { demo, tokensOf } from '../flows/helpers/api.ts';
import { startProcess, withDataDir } from '../flows/helpers/server.ts';
import { figure, heading, median } from './harness.ts';
import { buildFloor } from './one-screen/build-floor.ts';
import { record, type Recording } from './one-screen/record.ts';
import { serveSite } from './one-screen/serve.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } }, allowPositionals: true });
const runs = Math.max(1, Math.floor(Number(values.runs)) || 1);

/** Bits a second, milliseconds there and back, and how many times slower the processor is. */
const connections = {
  local: { bits: -1, latency: 0, slowdown: 1 },
  'fast 4G': { bits: 9_000_000, latency: 60, slowdown: 1 },
  'slow 4G, a slow phone': { bits: 1_600_000, latency: 150, slowdown: 4 },
};
type Connection = keyof typeof connections;

type Subject = {
  name: string;
  url: string;
  storage: () => Promise<Record<string, string>>;
  /** There once the page is of use. */
  until: string;
  isFloor?: true;
};

declare global {
  interface Window {
    /** When the page was of use, in milliseconds since it was asked for. */
    usefulAt: number;
  }
}

type Visit = { ms: number; requests: number; kB: number };

const folder = await mkdtemp(join(tmpdir(), 'consignment-visit-'));
const browser = await launchBrowser();
try {
  await buildStale(shells);
  await buildFloor(folder);
  const recording = await record(() => Promise.resolve());
  const floorAnswers = (path: string) =>
    Promise.resolve(path === '/api/screen.json' ? recording.forFloor : null);
  const floor = await serveSite(folder, floorAnswers);
  await withDataDir(async (dataDir) => {
    const server = await startProcess({ dataDir });
    try {
      const subjects = [
        ...subjectsOf(server.url, recording),
        {
          name: 'the floor of the vendor’s page',
          url: `${floor.url}/`,
          storage: () => Promise.resolve({}),
          until: 'tbody tr',
          isFloor: true,
        } as const,
      ];
      for (const connection of Object.keys(connections) as Connection[]) await measure(connection, subjects);
    } finally {
      await server.end('SIGTERM');
    }
  });
  await floor.close();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

function subjectsOf(url: string, { vendorId }: Recording): Subject[] {
  const sessionOf = (app: string, door: '/token/' | '/vendors/login/', email: string) => async () => {
    const session = { ...(await tokensOf(url, door, email)), issuedAt: Date.now(), signIn: 'bench' };
    return { [`consignment.${app}.session`]: JSON.stringify(session) };
  };
  const signedOut = () => Promise.resolve({});
  return [
    {
      name: 'a vendor’s page, rows',
      url: `${url}/vendors/${vendorId}`,
      storage: sessionOf('merchant', '/token/', demo.owner),
      until: 'tbody th',
    },
    {
      name: 'the portal’s commissions, rows',
      url: `${url}/apps/vendor-portal/`,
      storage: sessionOf('portal', '/vendors/login/', demo.vendor),
      until: 'tbody th',
    },
    {
      name: 'the portal’s sign-in, field',
      url: `${url}/apps/vendor-portal/`,
      storage: signedOut,
      until: 'input[type=password]',
    },
    { name: 'the owner’s sign-in, field', url: `${url}/`, storage: signedOut, until: 'input[type=password]' },
  ];
}

async function measure(connection: Connection, subjects: readonly Subject[]): Promise<void> {
  heading(`${connection}, medians of ${runs}`);
  const middle = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((one) => one[what]));
  const all = new Map<Subject, (readonly [Visit, Visit])[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, visits] of all) visits.push(await visitTwice(browser, connection, subject));
  }
  const floor = [...all].find(([subject]) => subject.isFloor)?.[1].map(([first]) => first) ?? [];
  for (const [{ name, isFloor }, visits] of all) {
    const [first, second] = [visits.map(([one]) => one), visits.map(([, one]) => one)];
    figure(`${name}, first visit`, middle(first, 'ms'), 'ms', {
      what: 'floor',
      value: middle(floor, 'ms'),
    });
    console.log(`  ${middle(first, 'requests')} requests, ${middle(first, 'kB').toFixed(0)} kB as sent`);
    // The floor is served without a cache.
    if (isFloor !== true) figure(`${name}, second visit`, middle(second, 'ms'), 'ms');
  }
}

/** Two visits with one cache, which is empty at first. */
async function visitTwice(
  open: Browser,
  connection: Connection,
  { url, storage, until }: Subject,
): Promise<[Visit, Visit]> {
  const context = await open.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const { bits, latency, slowdown } = connections[connection];
  try {
    const kept = await storage();
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
    // Noted by the page: Playwright looks for an element at times that grow to 500 ms apart.
    await context.addInitScript((selector) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector(selector) === null) return;
        window.usefulAt = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, until);
    const once = async (): Promise<Visit> => {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      const speed = bits === -1 ? -1 : bits / 8;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: speed,
        uploadThroughput: speed,
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      let [requests, bytes] = [0, 0];
      cdp.on('Network.requestWillBeSent', () => (requests += 1));
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator(until).first().waitFor({ state: 'attached' });
      const ms = await page.evaluate(() => window.usefulAt);
      const visited = { ms, requests, kB: bytes / 1000 };
      await page.waitForLoadState('networkidle');
      await page.close();
      return visited;
    };
    return [await once(), await once()];
  } finally {
    await context.close();
  }
}
