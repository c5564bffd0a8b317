import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentChecks } from '@consignment/server/http/validation';
import { settings as ofServer } from '@consignment/server/config/config';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { root } from './source.ts';

type Compose = { services: Record<string, { environment: Record<string, string>; ports?: string[] }> };
type Manifest = { scripts: Record<string, string>; devDependencies: Record<string, string> };

const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
// The types of parsed YAML and JSON.
const compose = load(readFileSync(join(root, 'compose.yaml'), 'utf8')) as Compose;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const settings: string[] = Object.values(ofServer).map(({ name }) => name);

const schemaFile = join(root, 'tests/fixtures/compose-spec/compose-spec.json');

/** The validator knows newer drafts than the one that the schema names; the schema uses nothing that has changed since. */
function withoutDraft(key: string, value: unknown): unknown {
  return ['$schema', '$id'].includes(key) ? undefined : value;
}

/**
 * These tests compare the two files with the project and with the schema of compose files; tests/flows/container.test.ts
 * carries out the Dockerfile.
 */
describe('the container', () => {
  it('runs on the Node that the project pins', () => {
    const versions = [...image.matchAll(/^FROM node:([\d.]+)-/gm)].map((match) => match[1]);
    expect(new Set(versions)).toEqual(new Set([manifest.devDependencies['node']]));
  });

  it('copies and runs what is there', () => {
    const copied = [...image.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(
      (match) => match[1]?.split(' ') ?? [],
    );
    const run = [...image.matchAll(/^CMD \["node", "(.+)"\]$/gm)].map((match) => match[1] ?? '');
    expect([...copied, ...run].length).toBeGreaterThan(4);
    expect([...copied, ...run].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const scripts = [...image.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('sets known settings of the server', () => {
    const set = [...image.matchAll(/\b([A-Z_]+)=/g)].map((match) => match[1] ?? '');
    const { server } = compose.services;
    const given = Object.keys(server?.environment ?? {});
    expect(given).toEqual(
      expect.arrayContaining(['LOG_FORMAT', 'MAIL_FROM', 'METRICS_TOKEN', 'SMTP_URL', 'TRUSTED_PROXIES']),
    );
    const ofNpm = 'NPM_CONFIG_UPDATE_NOTIFIER';
    expect([...set, ...given].filter((name) => ![...settings, ofNpm].includes(name))).toEqual([]);
    expect(server?.ports).toEqual(['4000:4000']);
    expect(image).toContain('EXPOSE 4000');
  });

  it('keeps to the published schema of compose files', () => {
    const check = documentChecks(JSON.parse(readFileSync(schemaFile, 'utf8'), withoutDraft) as object);
    expect(check('', compose)).toBeNull();
    const { server } = compose.services;
    const wrong = { ...compose, services: { server: { ...server, enviroment: {} } } };
    expect(check('', wrong)).toContain('must NOT have additional properties');
  });

  it('is explained by commands that there are', () => {
    const page = readFileSync(join(root, 'stories/handbook/operator/Containers.mdx'), 'utf8');
    const commands = [...page.matchAll(/^docker compose (?:exec|run)(?: --\S+)* (\w+) (.+)$/gm)];
    expect(commands.length).toBeGreaterThan(6);
    expect(
      commands.filter(([, service = '']) => !(service in compose.services)).map(([line]) => line),
    ).toEqual([]);
    const scripts = commands.flatMap(([, , command = '']) => /^npm run ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(scripts).toEqual(
      expect.arrayContaining(['create-shop', 'import', 'backup', 'restore', 'move', 'audit', 'operate']),
    );
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});
