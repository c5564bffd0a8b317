/** The example of the handbook's page on statements is genuine, and its commands do what the page says. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../packages/domain/src/text/canonical-json.ts';
import { readKeys } from '../../../packages/domain/src/statements/statement-keys.ts';
import { verifyFiles } from '../../../shells/server/verify.ts';

const handbook = join(import.meta.dirname, '../../../stories/handbook');
const folder = join(handbook, 'statement-example');
const names = ['5-2026-09.json', '8-2026-10.json', '8-2026-10.csv', '8-2026-10.pdf'].map(
  (name) => `statement-${name}`,
);
const [before = '', example = ''] = names;
const page = readFileSync(join(handbook, 'shop/Statements.mdx'), 'utf8');
const keysText = readFileSync(join(folder, 'consignment-keys.json'), 'utf8');

type Example = { hash: string; key: string; signature: string; statement: unknown };
const exampleOf = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Example;

describe('the example of the handbook', () => {
  it.each([before, example])('has in %s the hash and the signature that its bytes have', (name) => {
    const { hash, key: kid, signature, statement } = exampleOf(name);
    expect(createHash('sha256').update(canonicalJson(statement)).digest('hex')).toBe(hash);
    const { keys } = JSON.parse(keysText) as { keys: { kid: string; kty: string; crv: string; x: string }[] };
    const jwk = keys.find((key) => key.kid === kid);
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const text = Buffer.from(`consignment-statement:1:${hash}`);
    expect(verify(null, text, key, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('is genuine in all its files, which follow each other', async () => {
    const read = readKeys(keysText);
    const { lines, isGenuine } = await verifyFiles(
      names.map((name) => join(folder, name)),
      read.is === 'ok' ? read.keys : [],
    );
    expect(isGenuine).toBe(true);
    expect(lines.at(-1)).toBe(
      'Statements 5, 8 from Rookery Market to Petal Press follow each other without a gap.',
    );
  });

  it('has the sums that the page says', () => {
    const { statement } = exampleOf(example);
    expect(statement).toMatchObject({
      opening: '12.00',
      sums: { earned: '1.18', adjustments: '-2.00' },
      closing: '11.18',
    });
    for (const amount of ['£12.00', '£1.18', '£2.00', '£11.18']) expect(page).toContain(amount);
  });
});

describe('the commands of the handbook', () => {
  const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command);
  const missing = ['jq', 'openssl'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined);

  it('are those of five steps', () => expect(commands).toHaveLength(5));

  it('check the example step by step', ({ skip }) => {
    skip(missing.length > 0, `This machine has no ${missing.join(' and no ')}.`);
    expect(run((text) => text)).toEqual([
      'The hash is right.',
      'Signature Verified Successfully',
      '1118',
      '1118',
      'It follows number 5.',
      'The pages are of this statement.',
      'Signature Verified Successfully',
    ]);
  });

  it('refuse an amount that was changed', ({ skip }) => {
    skip(missing.length > 0, `This machine has no ${missing.join(' and no ')}.`);
    expect(() => run((text) => text.replace('"closing":"11.18"', '"closing":"91.18"'))).toThrow();
  });

  /** Their output, on a copy of the files of which the example's JSON is changed. */
  function run(change: (text: string) => string): string[] {
    const copy = mkdtempSync(join(tmpdir(), 'consignment-example-'));
    try {
      cpSync(folder, copy, { recursive: true });
      const script = ['set -e', ...commands].join('\n');
      const changed = change(readFileSync(join(folder, example), 'utf8'));
      writeFileSync(join(copy, example), changed);
      const options = { cwd: copy, encoding: 'utf8', stdio: 'pipe' } as const;
      return execFileSync('sh', ['-c', script], options).trimEnd().split('\n');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
});
