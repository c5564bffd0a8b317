import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listeningUrl } from '@consignment/server/address';
import { secretsKeyOf, tokenSecretOf, type Config } from '@consignment/server/config';
import { createServer, type Server } from '@consignment/server/http';
import { startJobs, type RunningJobs } from '@consignment/server/jobs/jobs';
import { outsideOf } from '@consignment/server/jobs/outside';
import { stopImports, tidyImports } from '@consignment/server/imports/under-way';
import { createPaypal } from '@consignment/server/payments/paypal/client';
import { createTransferWork } from '@consignment/server/payments/transfers';
import { platformsOf } from '@consignment/server/platforms/platforms';
import { sealerOf } from '@consignment/server/sealed';
import { openDatabase, type Database } from '@consignment/server/store/database';
import { explain, locationOf } from './setup.ts';

const patience = 10_000;

const shells = [
  { prefix: '/', folder: 'shells/merchant/dist', allowsInlineScript: false },
  { prefix: '/apps/vendor-portal/', folder: 'shells/portal/dist', allowsInlineScript: false },
  { prefix: '/salesreps/', folder: 'shells/salesreps/dist', allowsInlineScript: false },
  { prefix: '/storybook/', folder: 'storybook-static', allowsInlineScript: true },
].map((shell) => ({ ...shell, folder: fromRoot(shell.folder) }));

/**
 * Serves everything on one port and returns once data can be read. Pages are answered before that: the
 * database opens behind them. From then on the process ends by a signal only, and cleanly.
 */
export async function serve(config: Config): Promise<{ url: string }> {
  const localToken = randomBytes(32).toString('base64url');
  const opening = open(config);
  let jobs: Promise<RunningJobs> | null = null;
  let running: RunningJobs | null = null;
  // Whoever waits for it is told; until then a failure must not end the process as unhandled.
  opening.catch(() => undefined);
  const server = await createServer({
    database: opening,
    tokenSecret: await tokenSecretOf(config),
    secretsKey: await secretsKeyOf(config),
    localToken,
    dataDir: config.dataDir,
    version: await version(),
    shells,
    signInLimit: config.signInLimit,
    publicUrl: config.publicUrl,
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    platform: config.platform,
    paypal: config.paypal,
    earlyAccessForm: config.earlyAccessForm,
    // Loaded with the first page of a portal: a start waits for nothing that it can do without.
    firstPaint: async (colours, scheme) => {
      const { firstPaint } = await import('@consignment/components/theme/first-paint');
      return firstPaint(colours, scheme);
    },
    log: (line) => console.log(line),
    jobs: { wake: () => running?.wake() },
    onFailure: (requestId, error) => console.error(`Request ${requestId} failed:`, error),
  });
  stopOnSignal(server, opening, () => jobs);

  const [listening, opened] = await Promise.allSettled([server.listen(config), opening]);
  // The owner of the data directory says more than a port in use, which that owner has too.
  if (opened.status === 'rejected') throw await afterClosing(opened.reason, server);
  if (listening.status === 'rejected') throw await afterClosing(listening.reason, server, opened.value);

  const url = listeningUrl(config.host, listening.value);
  const database = opened.value;
  database.announce({ url, token: localToken });
  if (config.isDemo) {
    console.log('Demo logins (in demo mode only):');
    for (const { email, password, path } of (await demo()).demoLogins) {
      console.log(`  ${url}${path}  ${email}  ${password}`);
    }
  }
  console.log(`ready ${url}`);
  // Behind the first pages: what is due has waited longer than this takes.
  const clock = () => new Date();
  const secrets = sealerOf(await secretsKeyOf(config));
  const platforms = platformsOf({ shopify: config.platform });
  const publicUrl = () => config.publicUrl ?? url;
  jobs = startJobs(database, {
    clock,
    platforms,
    outside: outsideOf({ database, platforms, secrets, publicUrl, clock }),
    deliverMail: () => server.deliverMail(),
    shopWork: [
      {
        name: 'payouts',
        ...createTransferWork({
          database,
          paypal: createPaypal(config.paypal, clock),
          secrets,
          publicUrl,
          clock,
          nudgeMail: () => void server.deliverMail(),
        }),
      },
    ],
    onFailure: (what, error) => console.error(`${what} failed:`, error),
  });
  jobs.then(
    (started) => (running = started),
    (error: unknown) => {
      console.error('The queue of jobs could not be started:', error);
      process.exit(1);
    },
  );
  return { url };
}

/** Loaded in demo mode only. */
function demo() {
  return import('../../packages/server/demo/seed.ts');
}

async function open(config: Config): Promise<Database> {
  const database = await openDatabase(locationOf(config));
  try {
    await tidyImports({ database, dataDir: config.dataDir }, new Date());
    if (config.isDemo) await (await demo()).seedDemo(database, { now: new Date() });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Ctrl-C, a supervisor's SIGTERM, or the end of the command that started us. */
function stopOnSignal(
  server: Server,
  opening: Promise<Database>,
  jobs: () => Promise<RunningJobs> | null,
): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    // A terminal sends Ctrl-C to us and to our command, which passes it on: once is enough.
    if (isStopping) return;
    isStopping = true;
    console.log(`\n${signal}: finishing what is under way …`);
    setTimeout(() => {
      console.error(
        `Still busy after ${patience / 1000} s; what was not finished is undone by the database.`,
      );
      process.exit(1);
    }, patience).unref();
    await server.close();
    const database = await opening.catch(() => null);
    if (database !== null) {
      const [running] = await Promise.all([jobs(), stopImports(database)]);
      await running?.stop();
      await database.close();
    }
    console.log('Stopped.');
    process.exit(0);
  };
  const onSignal = (signal: string) =>
    void stop(signal).catch((error: unknown) => {
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
