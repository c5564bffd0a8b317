import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '@consignment/server/config/config';
import { ConfigError } from '@consignment/server/config/config-error';
import { settingsPage } from '../../../shells/server/settings-page.ts';
import { tokenSecretOf } from '@consignment/server/config/kept-secrets';

const secret = 's'.repeat(32);
const inProduction = { NODE_ENV: 'production', TOKEN_SECRET: secret, SECRETS_KEY: secret };

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('readConfig', () => {
  it('has a default for everything, in demo mode on the embedded database', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: 'localhost',
      dataDir: '.data',
      databaseUrl: null,
      replicaUrl: null,
      runsJobs: true,
      environment: 'development',
      isDemo: true,
      tokenSecret: null,
      secretsKey: null,
      signInLimit: 10,
      trustedProxies: [],
      logFormat: 'text',
      metricsToken: null,
      publicUrl: null,
      smtpUrl: null,
      mailFrom: 'no-reply@consignment.localhost',
      earlyAccessForm: null,
      reviewPage: null,
      supportHours: null,
      storybookOrigins: [],
      platform: null,
      webhookHosts: [],
      paypal: { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' },
    });
  });

  it('takes origins of other Storybooks, each written out', () => {
    const origins = (text: string) => readConfig({ STORYBOOK_ORIGINS: text }).storybookOrigins;
    expect(origins('https://design.example/, http://localhost:6006')).toEqual([
      'https://design.example',
      'http://localhost:6006',
    ]);
    const others = [
      '*',
      'https://*',
      'https://*.example',
      'https://a;b',
      'design.example',
      'https://design.example/storybook',
      'null',
    ];
    for (const text of [...others, 'https://a.example,', "https://a.example 'unsafe-inline'", 'file:///a']) {
      expect(faultsOf({ STORYBOOK_ORIGINS: text })).toEqual([
        expect.stringMatching(/^STORYBOOK_ORIGINS \(".+"\) must be origins such as https:/),
      ]);
    }
  });

  it('takes addresses and networks of proxies, and none that trusts every client', () => {
    const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxies('10.0.0.5, 10.1.0.0/16,fd00::/8')).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);
    for (const text of ['proxy.example', '10.0.0.5/33', '10.0.0', '10.0.0.0/8/8', '10.0.0.5,,', 'fd00::/x']) {
      expect(faultsOf({ TRUSTED_PROXIES: text })).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES \(".+"\) must be addresses such as 10\.0\.0\.5/),
      ]);
    }
    expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.5,0.0.0.0/0' })).toEqual([
      'TRUSTED_PROXIES ("10.0.0.5,0.0.0.0/0") must not trust every address, as "0.0.0.0/0" does',
    ]);
  });

  it('takes the settings of mail and of the platform, and finds what does not go together', () => {
    const mail = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'shop@mail.example' };
    const config = readConfig({
      ...mail,
      PUBLIC_URL: 'https://portal.example/',
      SHOPIFY_API_KEY: 'key',
      SHOPIFY_API_SECRET: 'hush',
    });
    expect(config).toMatchObject({
      publicUrl: 'https://portal.example',
      smtpUrl: mail.SMTP_URL,
      mailFrom: mail.MAIL_FROM,
      platform: { key: 'key', secret: 'hush' },
    });
    expect(faultsOf({ SMTP_URL: mail.SMTP_URL })).toEqual(['MAIL_FROM is required with SMTP_URL']);
    expect(faultsOf({ SHOPIFY_API_SECRET: 'hush' })).toHaveLength(1);
    expect(
      faultsOf({ SMTP_URL: 'http://u:hunter2@h', MAIL_FROM: 'A <a@b.example>', PUBLIC_URL: 'ftp://x' }),
    ).toEqual([
      'PUBLIC_URL ("ftp://x") must be an address that begins with https:// or http://',
      'SMTP_URL must be an smtp:// or smtps:// address',
      'MAIL_FROM ("A <a@b.example>") must be an e-mail address, without a name',
    ]);
  });

  it('takes the addresses of the form for early access and of the reviews as they are', () => {
    const form = 'https://forms.example/early?shop=ours';
    expect(readConfig({ EARLY_ACCESS_FORM: form }).earlyAccessForm).toBe(form);
    const page = 'https://apps.example/consignment#reviews';
    expect(readConfig({ REVIEW_PAGE: page }).reviewPage).toBe(page);
    expect(faultsOf({ EARLY_ACCESS_FORM: 'javascript:alert(1)' })).toEqual([
      'EARLY_ACCESS_FORM ("javascript:alert(1)") must be an address that begins with https://',
    ]);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('names every fault at once and repeats no secret', () => {
    const faults = faultsOf({
      PORT: '70000',
      DEMO: 'perhaps',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      TOKEN_SECRET: 'short',
    });
    expect(faults).toEqual([
      'PORT ("70000") must be a whole number from 0 to 65535',
      'DATABASE_URL must be a postgresql:// address',
      'DEMO ("perhaps") must be true or false',
      'TOKEN_SECRET must have at least 32 characters',
    ]);
  });

  it.each(['-1', '4e3', '80.5', ' 80', '0x50', '1000000000000'])('refuses the port %j', (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  it('is never in demo mode in production, nor by default with your own database', () => {
    expect(readConfig({ ...inProduction }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgresql://localhost/shop' }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgresql://localhost/shop', DEMO: 'true' }).isDemo).toBe(true);
    expect(faultsOf({ ...inProduction, DEMO: 'true' })).toHaveLength(1);
  });

  it('does not start in production without its secrets', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'TOKEN_SECRET is required in production',
      'SECRETS_KEY is required in production',
    ]);
  });
});

describe('RUN_JOBS', () => {
  it('that cannot be read is one fault, not two', () => {
    expect(faultsOf({ RUN_JOBS: 'maybe' })).toEqual(['RUN_JOBS ("maybe") must be true or false']);
    for (const off of ['false', '0']) {
      expect(faultsOf({ RUN_JOBS: off })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
    }
  });
});

describe('tokenSecretOf', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  async function dataDir(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'consignment-config-'));
    folders.push(folder);
    return join(folder, 'data');
  }

  it('makes one for its owner only and keeps it', async () => {
    const config = { tokenSecret: null, dataDir: await dataDir() };
    const made = await tokenSecretOf(config);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(config.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await tokenSecretOf(config)).toBe(made);
    expect(await readFile(join(config.dataDir, 'secret'), 'utf8')).toBe(made);
  });

  it('prefers the setting and writes nothing', async () => {
    const config = { tokenSecret: secret, dataDir: await dataDir() };
    expect(await tokenSecretOf(config)).toBe(secret);
    await expect(stat(config.dataDir)).rejects.toThrow('ENOENT');
  });
});

describe('the page of settings', () => {
  it('has a row for every setting that readConfig reads', () => {
    const asked = new Set<string>();
    readConfig(
      new Proxy<Record<string, string>>({}, { get: (_, name) => (asked.add(String(name)), undefined) }),
    );
    const listed = [...settingsPage().matchAll(/^ {4}\["`(\w+)`"/gm)].map((match) => match[1]);
    expect(listed).toEqual([...asked]);
  });
});
