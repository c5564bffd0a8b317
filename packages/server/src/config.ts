/**
 * Every setting of the server, once: the README's table is made from this file.
 * Settings are environment variables; an empty one counts as absent.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmailAddress } from './identity/email-address.ts';

type Setting<T> = {
  /** The environment variable. */
  name: string;
  /** Parsed when the variable is absent; null leaves the setting null. */
  fallback: string | null;
  /** The table's default column, where the fallback alone does not tell it. */
  fallbackInWords?: string;
  meaning: string;
  isSecret?: true;
  /** @throws {Error} whose message finishes the sentence "<name> …". */
  parse: (text: string) => T;
};

const settings = {
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
  environment: {
    name: 'NODE_ENV',
    fallback: 'development',
    meaning: '`production` turns demo mode off and makes TOKEN_SECRET and SECRETS_KEY required.',
    parse: oneOf('development', 'production', 'test'),
  },
  isDemo: {
    name: 'DEMO',
    fallback: null,
    fallbackInWords: '`true` with the embedded database outside production, else `false`',
    meaning: 'Demo mode: a demo shop with demo logins is loaded into an empty database.',
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
      'Attempts to sign in, register or reset a password allowed in a minute for one e-mail address from one network address.',
    parse: wholeNumber(1, 1_000_000),
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
  earlyAccessForm: {
    name: 'EARLY_ACCESS_FORM',
    fallback: null,
    fallbackInWords: 'none; early access is not offered',
    meaning: 'Address of the form at which shops ask for early access to the new version.',
    parse: pageAddress,
  },
  shopifyApiKey: {
    name: 'SHOPIFY_API_KEY',
    fallback: null,
    fallbackInWords: 'none; both or neither',
    meaning: "The Shopify app's client id. With the secret, pages opened from Shopify sign in by themselves.",
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
} satisfies Record<string, Setting<unknown>>;

type Parsed = { [Key in keyof typeof settings]: ReturnType<(typeof settings)[Key]['parse']> };

export type Config = Omit<
  Parsed,
  | 'databaseUrl'
  | 'tokenSecret'
  | 'secretsKey'
  | 'publicUrl'
  | 'smtpUrl'
  | 'earlyAccessForm'
  | 'shopifyApiKey'
  | 'shopifyApiSecret'
  | 'shopifyBaseUrl'
  | 'paypalUrl'
  | 'paypalSandboxUrl'
> & {
  databaseUrl: string | null;
  tokenSecret: string | null;
  secretsKey: string | null;
  publicUrl: string | null;
  smtpUrl: string | null;
  earlyAccessForm: string | null;
  /** The app of Shopify; null when none is configured. */
  platform: { key: string; secret: string; baseUrl?: string } | null;
  paypal: { live: string; sandbox: string };
};

/** What is wrong with the settings, all of it at once. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings need a correction:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** @throws {ConfigError} that lists every setting at fault; a secret's value is never repeated. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];

  function read<T>(setting: Setting<T>): T | null {
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

  const port = read(settings.port);
  const host = read(settings.host);
  const dataDir = read(settings.dataDir);
  const databaseUrl = read(settings.databaseUrl);
  const environment = read(settings.environment);
  const demo = read(settings.isDemo);
  const tokenSecret = read(settings.tokenSecret);
  const secretsKey = read(settings.secretsKey);
  const signInLimit = read(settings.signInLimit);
  const publicUrl = read(settings.publicUrl);
  const smtpUrl = read(settings.smtpUrl);
  const mailFrom = read(settings.mailFrom);
  const earlyAccessForm = read(settings.earlyAccessForm);
  const key = read(settings.shopifyApiKey);
  const secret = read(settings.shopifyApiSecret);
  const baseUrl = read(settings.shopifyBaseUrl);
  const paypalUrl = read(settings.paypalUrl);
  const paypalSandboxUrl = read(settings.paypalSandboxUrl);
  if (smtpUrl !== null && !env['MAIL_FROM']) faults.push('MAIL_FROM is required with SMTP_URL');
  if ((key === null) !== (secret === null)) {
    faults.push('SHOPIFY_API_KEY and SHOPIFY_API_SECRET are needed together, or neither');
  }
  const platform =
    key === null || secret === null ? null : { key, secret, ...(baseUrl === null ? {} : { baseUrl }) };

  if (environment === 'production') {
    if (tokenSecret === null && !env['TOKEN_SECRET']) faults.push('TOKEN_SECRET is required in production');
    if (secretsKey === null && !env['SECRETS_KEY']) faults.push('SECRETS_KEY is required in production');
    if (baseUrl !== null) faults.push('SHOPIFY_BASE_URL must not be set in production: it is for tests');
    if (demo === true) faults.push('DEMO must not be true in production: demo logins have a public password');
  }
  if (
    faults.length > 0 ||
    port === null ||
    host === null ||
    dataDir === null ||
    environment === null ||
    signInLimit === null ||
    mailFrom === null ||
    paypalUrl === null ||
    paypalSandboxUrl === null
  ) {
    throw new ConfigError(faults);
  }
  const isDemo = demo ?? (databaseUrl === null && environment !== 'production');
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    environment,
    isDemo,
    tokenSecret,
    secretsKey,
    signInLimit,
    publicUrl,
    smtpUrl,
    mailFrom,
    earlyAccessForm,
    platform,
    paypal: { live: paypalUrl, sandbox: paypalSandboxUrl },
  };
}

/**
 * The secret that signs access tokens: the setting, else one kept in DATA_DIR, made on first use and
 * readable by its owner only.
 */
export async function tokenSecretOf(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Promise<string> {
  return config.tokenSecret ?? keptSecret(config.dataDir, 'secret');
}

/** The key that seals what shops keep secret: the setting, else one kept in DATA_DIR as the other is. */
export async function secretsKeyOf(config: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<string> {
  return config.secretsKey ?? keptSecret(config.dataDir, 'secrets-key');
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32) throw new Error(`${file} holds no usable secret; delete it and start again.`);
  return kept;
}

/** The settings as a table in Markdown with even columns, for the README. */
export function settingsTable(): string {
  const rows = Object.values(settings).map((setting: Setting<unknown>) => [
    `\`${setting.name}\``,
    setting.fallbackInWords ?? `\`${setting.fallback ?? ''}\``,
    `${setting.meaning}${setting.isSecret ? ' _Secret._' : ''}`,
  ]);
  const all = [['Setting', 'Default', 'Meaning'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return lines.toSpliced(1, 0, rule).join('\n');
}

function asIs(text: string): string {
  return text;
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(number >= least && number <= most)) {
      throw new Error(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

function oneOf<const T extends string>(...allowed: T[]): (text: string) => T {
  return (text) => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`);
    return found;
  };
}

function flag(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new Error('must be true or false');
}

function postgresUrl(text: string): string {
  if (!URL.canParse(text) || !['postgres:', 'postgresql:'].includes(new URL(text).protocol)) {
    throw new Error('must be a postgresql:// address');
  }
  return text;
}

/** Without a slash at its end. */
function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search + url.hash !== '') {
    throw new Error('must be an address that begins with https:// or http://');
  }
  return text.replace(/\/+$/, '');
}

/** Unlike the address of a server it may have a query, as those of forms do. */
function pageAddress(text: string): string {
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:') {
    throw new Error('must be an address that begins with https://');
  }
  return text;
}

function smtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('must be an smtp:// or smtps:// address');
  }
  return text;
}

function emailAddress(text: string): string {
  if (!isEmailAddress(text)) throw new Error('must be an e-mail address, without a name');
  return text;
}

function longEnough(least: number): (text: string) => string {
  return (text) => {
    if (text.length < least) throw new Error(`must have at least ${least} characters`);
    return text;
  };
}
