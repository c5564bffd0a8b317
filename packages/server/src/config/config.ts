/**
 * Every setting of the server, once: the handbook's page is made from this file.
 * Settings are environment variables; an empty one counts as absent.
 */
import { ConfigError } from './config-error.ts';
import { logFormats } from '../common/log.ts';
import {
  addresses,
  asIs,
  bearerToken,
  emailAddress,
  flag,
  hostsAndPorts,
  longEnough,
  oneOf,
  origins,
  pageAddress,
  postgresUrl,
  smtpUrl,
  webAddress,
  wholeNumber,
  type Setting,
} from './setting-readers.ts';

export const settings = {
  port: {
    name: 'PORT',
    fallback: '4000',
    meaning: 'Port of the one address that serves everything; 0 takes any free one.',
    parse: wholeNumber(0, 65_535),
  },
  host: {
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address to listen on; `0.0.0.0` for every network of the machine.',
    parse: asIs,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder of the embedded database, of uploads in progress and of the generated secrets.',
    parse: asIs,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: null,
    fallbackInWords: 'the embedded database',
    meaning: 'PostgreSQL 15 or newer, `postgresql://user:password@host:5432/name`.',
    isSecret: true,
    parse: postgresUrl,
  },
  replicaUrl: {
    name: 'DATABASE_REPLICA_URL',
    fallback: null,
    fallbackInWords: 'everything is asked of DATABASE_URL',
    meaning:
      'A streaming standby of DATABASE_URL, for lists and exports: it answers as soon as it has what the primary has.',
    isSecret: true,
    parse: postgresUrl,
  },
  runsJobs: {
    name: 'RUN_JOBS',
    fallback: 'true',
    meaning: '`false` leaves syncs, recalculations and mail to other processes on the same DATABASE_URL.',
    parse: flag,
  },
  environment: {
    name: 'NODE_ENV',
    fallback: 'development',
    meaning: '`production` turns demo mode off and makes TOKEN_SECRET and SECRETS_KEY required.',
    parse: oneOf('development', 'production', 'test'),
  },
  isDemo: {
    name: 'DEMO',
    fallback: null,
    fallbackInWords: '`true` with the embedded database except in production, else `false`',
    meaning:
      'Demo mode: a demo shop with demo logins is loaded into a database without a shop. Without demo mode, and beside another shop, its logins are refused.',
    parse: flag,
  },
  tokenSecret: {
    name: 'TOKEN_SECRET',
    fallback: null,
    fallbackInWords: 'generated into `DATA_DIR/secret`; required in production',
    meaning: 'Signs access tokens; at least 32 characters, the same on every process of one installation.',
    isSecret: true,
    parse: longEnough(32),
  },
  secretsKey: {
    name: 'SECRETS_KEY',
    fallback: null,
    fallbackInWords: 'generated into `DATA_DIR/secrets-key`; required in production',
    meaning:
      'Seals the payment secrets that shops enter; at least 32 characters, the same on every process. When it is lost they have to be entered again.',
    isSecret: true,
    parse: longEnough(32),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    fallback: '10',
    meaning:
      'Attempts to log in, register or reset a password allowed in a minute for one e-mail address from one network address, and files of customers for one vendor’s login. From all addresses together twice as many wrong passwords in 15 minutes, counted apart from those of browsers that the login was used in before.',
    parse: wholeNumber(1, 1_000_000),
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    fallbackInWords: 'none; `X-Forwarded-For` is ignored',
    meaning:
      'Addresses and networks of the reverse proxies in front of this server, separated by commas: `10.0.0.5, 10.1.0.0/16`. Their `X-Forwarded-For` is trusted, so that limits apply to each client.',
    parse: addresses,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: null,
    fallbackInWords: 'where it listens',
    meaning: 'Address at which people reach this server, for links in mail: `https://portal.example`.',
    parse: webAddress,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: null,
    fallbackInWords: 'mail is written into `DATA_DIR/mail`',
    meaning: 'Server that sends the mail, `smtp://user:password@host:587` or `smtps://…`.',
    isSecret: true,
    parse: smtpUrl,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: 'no-reply@consignment.localhost',
    fallbackInWords: '`no-reply@consignment.localhost`; required with `SMTP_URL`',
    meaning: "E-mail address that mail comes from; the shop's name stands before it.",
    parse: emailAddress,
  },
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: 'text',
    meaning:
      '`text` for people; `text-requests` the same with a line for each answered request; `json` an object a line, each answered request with its id among them. All of them log refused attempts to log in, with login, shop and network address.',
    parse: oneOf(...logFormats),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: null,
    fallbackInWords: 'none; there are no metrics',
    meaning:
      'Bearer token, at least 16 characters, for which `/metrics` answers in the format of Prometheus.',
    isSecret: true,
    parse: bearerToken,
  },
  earlyAccessForm: {
    name: 'EARLY_ACCESS_FORM',
    fallback: null,
    fallbackInWords: 'none; early access is not offered',
    meaning: 'Address of the form at which shops ask for early access to the new version.',
    parse: pageAddress,
  },
  reviewPage: {
    name: 'REVIEW_PAGE',
    fallback: null,
    fallbackInWords: 'none; no review is asked for',
    meaning: 'Address of the page at which shops review the app.',
    parse: pageAddress,
  },
  supportHours: {
    name: 'SUPPORT_HOURS',
    fallback: null,
    fallbackInWords: 'none; Help promises none',
    meaning:
      'The hours in which your team answers, such as `Mon-Fri 8am-4pm Pacific`. Help prints them, and promises a response within 24 hours on business days.',
    parse: asIs,
  },
  storybookOrigins: {
    name: 'STORYBOOK_ORIGINS',
    fallback: '',
    fallbackInWords: 'none',
    meaning:
      'Origins of other Storybooks that may show this one among their stories, separated by commas: `https://design.example`.',
    parse: origins,
  },
  shopifyApiKey: {
    name: 'SHOPIFY_API_KEY',
    fallback: null,
    fallbackInWords: 'none; both or neither',
    meaning: "The Shopify app's client id. With the secret, pages opened from Shopify log in by themselves.",
    parse: asIs,
  },
  shopifyApiSecret: {
    name: 'SHOPIFY_API_SECRET',
    fallback: null,
    fallbackInWords: 'none; both or neither',
    meaning: "The Shopify app's client secret, which signs what comes from Shopify.",
    isSecret: true,
    parse: asIs,
  },
  shopifyBaseUrl: {
    name: 'SHOPIFY_BASE_URL',
    fallback: null,
    fallbackInWords: "each shop's own host",
    meaning: "For tests: one server that stands in for every shop's host; refused in production.",
    parse: webAddress,
  },
  paypalUrl: {
    name: 'PAYPAL_URL',
    fallback: 'https://api-m.paypal.com',
    meaning: 'PayPal, for shops that pay their vendors by it.',
    parse: webAddress,
  },
  paypalSandboxUrl: {
    name: 'PAYPAL_SANDBOX_URL',
    fallback: 'https://api-m.sandbox.paypal.com',
    meaning: "PayPal's test system, for shops in sandbox mode.",
    parse: webAddress,
  },
  webhookHosts: {
    name: 'WEBHOOK_HOSTS',
    fallback: '',
    meaning: 'Hosts of your own network that webhooks may go to, `ledger.internal:8080,10.0.0.7:9000`.',
    parse: hostsAndPorts,
  },
} as const satisfies Record<string, Setting<unknown>>;

/** A setting with a default; null stands for its absence. */
type Values = {
  [Key in keyof typeof settings]:
    | ReturnType<(typeof settings)[Key]['parse']>
    | ((typeof settings)[Key]['fallback'] extends string ? never : null);
};

export type Config = Omit<
  Values,
  'isDemo' | 'shopifyApiKey' | 'shopifyApiSecret' | 'shopifyBaseUrl' | 'paypalUrl' | 'paypalSandboxUrl'
> & {
  isDemo: boolean;
  /** The app at Shopify; null where none is configured. */
  platform: { key: string; secret: string; baseUrl?: string } | null;
  paypal: { live: string; sandbox: string };
};

/**
 * @throws {ConfigError} with every faulty setting; a secret's value is never repeated.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];

  function valueOf<T>(setting: Setting<T>): T | null {
    const given = env[setting.name];
    const text = given === undefined || given === '' ? setting.fallback : given;
    if (text === null) return null;
    try {
      return setting.parse(text);
    } catch (error) {
      const said = setting.isSecret ? '' : ` ("${text}")`;
      faults.push(`${setting.name}${said} ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  const entries: [string, Setting<unknown>][] = Object.entries(settings);
  // Each reader runs on its own; where one failed, no value is used.
  const read = Object.fromEntries(entries.map(([key, setting]) => [key, valueOf(setting)])) as Values;
  const { shopifyApiKey: key, shopifyApiSecret: secret, shopifyBaseUrl: baseUrl, ...rest } = read;
  const { isDemo: demo, paypalUrl, paypalSandboxUrl, ...config } = rest;

  if (config.databaseUrl === null && config.replicaUrl !== null) {
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no standby');
  }
  // Null where it could not be read, which was reported above.
  if (config.databaseUrl === null && Object.is(config.runsJobs, false)) {
    faults.push(
      'RUN_JOBS=false needs DATABASE_URL: the embedded database has one process, which has to run them',
    );
  }
  if (config.smtpUrl !== null && !env['MAIL_FROM']) faults.push('MAIL_FROM is required with SMTP_URL');
  if ((key === null) !== (secret === null)) {
    faults.push('SHOPIFY_API_KEY and SHOPIFY_API_SECRET are needed together, or neither');
  }
  if (config.environment === 'production') {
    for (const name of ['TOKEN_SECRET', 'SECRETS_KEY']) {
      if (!env[name]) faults.push(`${name} is required in production`);
    }
    if (baseUrl !== null) faults.push('SHOPIFY_BASE_URL must not be set in production: it is for tests');
    if (demo === true) faults.push('DEMO must not be true in production: demo logins have a public password');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ...config,
    isDemo: demo ?? (config.databaseUrl === null && config.environment !== 'production'),
    platform:
      key === null || secret === null ? null : { key, secret, ...(baseUrl === null ? {} : { baseUrl }) },
    paypal: { live: paypalUrl, sandbox: paypalSandboxUrl },
  };
}
