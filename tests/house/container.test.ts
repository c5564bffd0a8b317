import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '@consignment/server/config/settings-table';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './source.ts';

type Compose = { services: Record<string, { environment: Record<string, string>; ports?: string[] }> };
type Manifest = { scripts: Record<string, string>; devDependencies: Record<string, string> };

const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
// The types of parsed YAML and JSON.
const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as Compose;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const settings = [...settingsTable().matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1] ?? '');

/** The suite has no container engine: these tests compare the two files with the project. */
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
    const { consignment } = compose.services;
    expect([...set, ...Object.keys(consignment?.environment ?? {})].length).toBeGreaterThan(6);
    expect(
      [...set, ...Object.keys(consignment?.environment ?? {})].filter((name) => !settings.includes(name)),
    ).toEqual([]);
    expect(consignment?.ports).toEqual(['4000:4000']);
    expect(image).toContain('EXPOSE 4000');
  });
});
