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
    meaning: 'Port that the server listens on; it serves everything. 0 picks any free port.',
    parse: wholeNumber(0, 65_535),
  },
  host: {
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address to listen on. Use `0.0.0.0` to listen on every network interface.',
    parse: asIs,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder for the embedded database, uploads in progress and generated secrets.',
    parse: asIs,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: null,
    fallbackInWords: 'the embedded database',
    meaning:
      'Address of a PostgreSQL database, version 15 or newer: `postgresql://user:password@host:5432/name`.',
    isSecret: true,
    parse: postgresUrl,
  },
  replicaUrl: {
    name: 'DATABASE_REPLICA_URL',
    fallback: null,
    fallbackInWords: 'all queries use DATABASE_URL',
    meaning:
      'A streaming standby of DATABASE_URL. Lists and exports read from it once it has caught up with the primary.',
    isSecret: true,
    parse: postgresUrl,
  },
  runsJobs: {
    name: 'RUN_JOBS',
    fallback: 'true',
    meaning:
      'Set it to `false` to leave syncs, recalculations and mail to other processes that use the same DATABASE_URL.',
    parse: flag,
  },
  environment: {
    name: 'NODE_ENV',
    fallback: 'development',
    meaning: '`production` turns demo mode off and requires TOKEN_SECRET and SECRETS_KEY.',
    parse: oneOf('development', 'production', 'test'),
  },
  isDemo: {
    name: 'DEMO',
    fallback: null,
    fallbackInWords: '`true` with the embedded database, except in production; otherwise `false`',
    meaning:
      'Demo mode loads a demo shop with demo logins into a database that has no shop. The demo logins are refused once demo mode is off or another shop exists.',
    parse: flag,
  },
  tokenSecret: {
    name: 'TOKEN_SECRET',
    fallback: null,
    fallbackInWords: 'generated in `DATA_DIR/secret`; required in production',
    meaning:
      'Signs access tokens. Use at least 32 characters, and the same value for every process of an installation.',
    isSecret: true,
    parse: longEnough(32),
  },
  secretsKey: {
    name: 'SECRETS_KEY',
    fallback: null,
    fallbackInWords: 'generated in `DATA_DIR/secrets-key`; required in production',
    meaning:
      'Encrypts the payment secrets that shops enter. Use at least 32 characters, and the same value for every process. If you lose it, shops must enter their secrets again.',
    isSecret: true,
    parse: longEnough(32),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    fallback: '10',
    meaning:
      'Attempts per minute to log in, register or reset a password, for one email address and one network address. The same limit applies to customer files from one vendor’s login. Across all addresses, the limit is twice that many wrong passwords per 15 minutes; known browsers are counted separately.',
    parse: wholeNumber(1, 1_000_000),
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    fallbackInWords: 'none; `X-Forwarded-For` is ignored',
    meaning:
      'Addresses and networks of the reverse proxies in front of this server, separated by commas: `10.0.0.5, 10.1.0.0/16`. The server trusts their `X-Forwarded-For` header, so limits apply to each client.',
    parse: addresses,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: null,
    fallbackInWords: 'the address it listens on',
    meaning:
      'Address at which people reach this server, such as `https://portal.example`. Links in emails use it.',
    parse: webAddress,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: null,
    fallbackInWords: 'emails are saved in `DATA_DIR/mail`',
    meaning: 'Mail server that sends emails: `smtp://user:password@host:587` or `smtps://…`.',
    isSecret: true,
    parse: smtpUrl,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: 'no-reply@consignment.localhost',
    fallbackInWords: '`no-reply@consignment.localhost`; required with `SMTP_URL`',
    meaning: 'Email address of the sender. The shop’s name is shown before it.',
    parse: emailAddress,
  },
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: 'text',
    meaning:
      '`text` is for people. `text-requests` adds a line for each request. `json` writes one object per line and includes each request with its id. Every format logs refused logins with the login, shop and network address.',
    parse: oneOf(...logFormats),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: null,
    fallbackInWords: 'none; metrics are off',
    meaning:
      'Bearer token for `/metrics`, which serves metrics in Prometheus format. Use at least 16 characters.',
    isSecret: true,
    parse: bearerToken,
  },
  earlyAccessForm: {
    name: 'EARLY_ACCESS_FORM',
    fallback: null,
    fallbackInWords: 'none; early access is not offered',
    meaning: 'Address of the form where shops request early access to the new version.',
    parse: pageAddress,
  },
  reviewPage: {
    name: 'REVIEW_PAGE',
    fallback: null,
    fallbackInWords: 'none; shops are not asked for a review',
    meaning: 'Address of the page where shops review the app.',
    parse: pageAddress,
  },
  supportHours: {
    name: 'SUPPORT_HOURS',
    fallback: null,
    fallbackInWords: 'none; Help shows no hours',
    meaning:
      'Hours when your team answers, such as `Mon-Fri 8am-4pm Pacific`. Help shows them and promises a response within 24 hours on business days.',
    parse: asIs,
  },
  storybookOrigins: {
    name: 'STORYBOOK_ORIGINS',
    fallback: '',
    fallbackInWords: 'none',
    meaning:
      'Origins of other Storybooks that may include this one, separated by commas: `https://design.example`.',
    parse: origins,
  },
  shopifyApiKey: {
    name: 'SHOPIFY_API_KEY',
    fallback: null,
    fallbackInWords: 'none; set both or neither',
    meaning:
      'Client ID of the Shopify app. With the secret, people who open a page from Shopify are logged in automatically.',
    parse: asIs,
  },
  shopifyApiSecret: {
    name: 'SHOPIFY_API_SECRET',
    fallback: null,
    fallbackInWords: 'none; set both or neither',
    meaning: 'Client secret of the Shopify app. It verifies requests from Shopify.',
    isSecret: true,
    parse: asIs,
  },
  shopifyBaseUrl: {
    name: 'SHOPIFY_BASE_URL',
    fallback: null,
    fallbackInWords: "each shop's own host",
    meaning: 'For tests only: one server that replaces every shop’s host. It is refused in production.',
    parse: webAddress,
  },
  paypalUrl: {
    name: 'PAYPAL_URL',
    fallback: 'https://api-m.paypal.com',
    meaning: 'Address of PayPal’s API, for shops that pay vendors through PayPal.',
    parse: webAddress,
  },
  paypalSandboxUrl: {
    name: 'PAYPAL_SANDBOX_URL',
    fallback: 'https://api-m.sandbox.paypal.com',
    meaning: 'Address of PayPal’s test API, for shops in sandbox mode.',
    parse: webAddress,
  },
  webhookHosts: {
    name: 'WEBHOOK_HOSTS',
    fallback: '',
    meaning: 'Hosts on your own network that may receive webhooks: `ledger.internal:8080,10.0.0.7:9000`.',
    parse: hostsAndPorts,
  },
} as const satisfies Record<string, Setting<unknown>>;

/** A setting with a default; null is its absence. */
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
