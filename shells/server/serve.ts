import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listeningUrl } from '@consignment/server/http/address';
import { storedTheme } from '@consignment/server/shop-css/theme';
import type { Config } from '@consignment/server/config/config';
import { sealerOf } from '@consignment/server/common/sealed';
import { ensureKey } from '@consignment/server/queries/signing-keys';
import { secretsKeyOf, tokenSecretOf } from '@consignment/server/config/kept-secrets';
import { isDemoOpen, settleDemo } from '@consignment/server/actions/shops/demo-shop';
import { createServer, type Server } from '@consignment/server/http/create-server';
import type { ServerOptions } from '@consignment/server/http/server-options';
import { createService } from '@consignment/server/actions/service';
import { runJobsOf } from '@consignment/server/features/run-jobs';
import type { FillShop } from '@consignment/server/jobs/sandboxes';
import type { RunningJobs } from '@consignment/server/jobs/jobs';
import { stopImports, tidyImports } from '@consignment/server/imports/run/under-way';
import { createLog, type Log } from '@consignment/server/common/log';
import type { Database } from '@consignment/server/database/database';
import { openDatabase } from '@consignment/server/database/open-database';
import { explain, keptMail, locationOf } from './setup.ts';

const demoIsClosed =
  'The demo shop in this database is closed: its logins are refused. Remove it: npm run operate -- remove-shop --shop demo.example';

const stopTimeout = 10_000;
const pause = 2000;

const shells = [
  { prefix: '/', folder: 'shells/merchant/dist', allowsInlineScript: false },
  { prefix: '/apps/vendor-portal/', folder: 'shells/portal/dist', allowsInlineScript: false },
  { prefix: '/salesreps/', folder: 'shells/salesreps/dist', allowsInlineScript: false },
  { prefix: '/storybook/', folder: 'storybook-static', allowsInlineScript: true },
].map((shell) => ({ ...shell, folder: fromRoot(shell.folder) }));

export type Serving = {
  readonly url: string;
  /** Finishes the work in progress and closes the database. */
  stop(): Promise<void>;
};

/**
 * Serves everything on one port and returns once data can be read. Pages are answered before that: the database opens
 * behind them. A signal ends the process cleanly, unless its caller would rather stop the server itself.
 */
export async function serve(
  config: Config,
  { buildsShells = false, endsOnSignals = true } = {},
): Promise<Serving> {
  const localToken = randomBytes(32).toString('base64url');
  const log = createLog(config.logFormat, {
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    now: () => new Date(),
  });
  const secrets = { tokenSecret: await tokenSecretOf(config), secretsKey: await secretsKeyOf(config) };
  const opening = open(config, secrets.secretsKey, log);
  // Its callers get the failure; until they ask, it must not end the process as unhandled.
  opening.catch(() => undefined);
  let jobs: Promise<RunningJobs | null> | null = null;
  let running: RunningJobs | null = null;
  const service = createService({ ...config, ...secrets }, opening, {
    version: await version(),
    jobs: { wake: () => running?.wake() },
    log: log.say,
    onFailure: (what, error) => log.failed(what, error),
  });
  let opened: Database | null = null;
  const server = await createServer(service, {
    localToken,
    shells: shells.map((shell) =>
      shell.prefix === '/storybook/' ? { ...shell, sharedWith: config.storybookOrigins } : shell,
    ),
    buildsShells,
    // Loaded with the first page of a portal: a start waits for nothing that it can do without.
    firstPaint: async ({ colours, tokens }, scheme) => {
      const { firstPaint } = await import('@consignment/components/theme/first-paint');
      return firstPaint(colours, scheme, storedTheme(tokens));
    },
    ...(config.isDemo ? { demo: await demoOptions(() => opened) } : {}),
    onAnswered: log.answered,
    onRefused: log.refused,
    onFailure: (requestId, error) => log.failed(`Request ${requestId}`, error, requestId),
  });
  const { stopping, stop } = stopper(server, opening, () => jobs);
  if (endsOnSignals) endOnSignal(log, stop);

  const [listening, database] = await Promise.allSettled([server.listen(config), opening]);
  // The owner of the data directory says more than a port in use, which that owner has too.
  if (database.status === 'rejected') throw await afterClosing(database.reason, server);
  if (listening.status === 'rejected') throw await afterClosing(listening.reason, server, database.value);

  const url = listeningUrl(config.host, listening.value);
  opened = database.value;
  opened.announce({ url, token: localToken });
  if (config.isDemo && (await isDemoOpen(opened))) {
    log.say('Demo logins (in demo mode only):');
    for (const { email, password, path } of (await demo()).demoLogins) {
      log.say(`  ${url}${path}  ${email}  ${password}`);
    }
  }
  const mail = keptMail(config);
  if (mail !== null) log.say(mail);
  log.say(config.publicUrl === null ? `ready ${url}` : `ready ${config.publicUrl}, on ${url}`);
  if (!config.runsJobs) return { url, stop };
  // Behind the first pages: what is due has waited longer than this takes.
  const fillSandbox: FillShop = async (of, given) =>
    (await import('../../packages/server/demo/fill-shop.ts')).fillShop(of, given);
  jobs = untilStarted(log, stopping, () =>
    runJobsOf(service, (what, error) => log.failed(what, error), fillSandbox),
  );
  void jobs.then((started) => (running = started));
  return { url, stop };
}

/** A database that is away just now is no reason to end: it is tried again until it is back. Null when we stop before. */
async function untilStarted(
  log: Log,
  stopping: AbortSignal,
  start: () => Promise<RunningJobs>,
): Promise<RunningJobs | null> {
  while (!stopping.aborted) {
    try {
      return await start();
    } catch (error) {
      log.failed(`The start of the queue of jobs, which is tried again in ${pause / 1000} s,`, error);
      await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return null;
}

/** Loaded in demo mode only. */
function demo() {
  return import('../../packages/server/demo/seed.ts');
}

async function demoOptions(opened: () => Database | null): Promise<NonNullable<ServerOptions['demo']>> {
  const { demoLogins, picturesPath } = await demo();
  return {
    logins: demoLogins.map(({ app, signIn, email, password }) => ({ app, signIn, email, password })),
    picturesPath,
    pictureNamed: async (name) => (await import('../../packages/server/demo/pictures.ts')).pictureNamed(name),
    isOpen: async () => {
      const database = opened();
      // Pages are served while it opens.
      return database === null || (await isDemoOpen(database));
    },
  };
}

async function open(config: Config, secretsKey: string, log: Log): Promise<Database> {
  const database = await openDatabase(locationOf(config));
  const now = new Date();
  try {
    await database.asSystem((tx) => ensureKey(tx, sealerOf(secretsKey), now));
    await tidyImports({ database, config }, now);
    if (config.isDemo) {
      const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
      await (await demo()).seedDemo(database, { now, secretsKey, publicUrl });
    }
    if ((await settleDemo(database, { isDemo: config.isDemo, now })) === 'closed') log.say(demoIsClosed);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stops once, however often it is asked; `stopping` says that it has been. */
function stopper(
  server: Server,
  opening: Promise<Database>,
  jobs: () => Promise<RunningJobs | null> | null,
): { readonly stopping: AbortSignal; readonly stop: () => Promise<void> } {
  const begun = new AbortController();
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    begun.abort();
    await server.close();
    const database = await opening.catch(() => null);
    if (database === null) return;
    const [running] = await Promise.all([jobs(), stopImports(database)]);
    await running?.stop();
    await database.close();
  };
  return { stopping: begun.signal, stop: () => (stopped ??= stop()) };
}

/** Ctrl-C, a supervisor's SIGTERM, or the end of the command that started us. */
function endOnSignal(log: Log, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async (signal: string) => {
    // A terminal sends Ctrl-C to us and to our command, which passes it on: once is enough.
    if (isEnding) return;
    isEnding = true;
    log.say(`${signal}: finishing what is under way …`);
    setTimeout(() => {
      log.say(`Still busy after ${stopTimeout / 1000} s; what was not finished is undone by the database.`);
      process.exit(1);
    }, stopTimeout).unref();
    await stop();
    log.say('Stopped.');
    process.exit(0);
  };
  const onSignal = (signal: string) =>
    void end(signal).catch((error: unknown) => {
      console.error(explain(error));
      process.exit(1);
    });
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
  process.on('disconnect', () => onSignal('Our command ended'));
}

async function afterClosing(reason: unknown, server: Server, database?: Database): Promise<unknown> {
  await server.close();
  await database?.close();
  return reason;
}

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
