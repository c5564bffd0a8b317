import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyFiles } from '../../../shells/server/verify.ts';
import { aSigner, csvOf, issue, jsonOf, pdfOf, type Issued } from '../domain/statements/statement-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'consignment-verify-'));
const signer = aSigner();
const at = (name: string) => join(folder, name);

let first: Issued;

beforeAll(async () => {
  first = await issue(signer, { number: 1, previous: null });
  const next = { number: 2, previous: first.proof.hash };
  const second = await issue(signer, { ...next, sums: { ...noSums, opening: 2600, closing: 2600 } }, []);
  const third = await issue(signer, { number: 3, previous: second.proof.hash, sums: noSums }, []);
  writeFileSync(at('1.pdf'), await pdfOf(first, signer));
  writeFileSync(at('2.csv'), await csvOf(second));
  writeFileSync(at('3.json'), await jsonOf(third));
  writeFileSync(at('changed.json'), (await jsonOf(first)).replace('"12.00"', '"13.00"'));
  writeFileSync(at('other.txt'), 'other');
  const { id, x } = signer.key;
  const keys = [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: id, x, retired_at: null }];
  writeFileSync(at('keys.json'), JSON.stringify({ keys }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const noSums = {
  opening: 0,
  earned: 0,
  adjustments: 0,
  custom_items: 0,
  additional_pay: 0,
  payouts: 0,
  closing: 0,
};

function verify(...names: string[]) {
  return verifyFiles(names.map(at), [signer.key]);
}

/** The command as a process. */
function command(...args: string[]): Promise<{ code: number | null; out: string; errors: string }> {
  const script = join(import.meta.dirname, '../../../shells/server/verify.ts');
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env['PATH'] ?? '' } });
  return new Promise((resolve, reject) => {
    const said = { out: '', errors: '' };
    child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said.errors += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...said }));
  });
}

describe('the command that checks statements', () => {
  it('has one line for each genuine file, and one for their chain', async () => {
    const { lines, isGenuine } = await verify('2.csv', '1.pdf');
    expect(isGenuine).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(
        /2\.csv: Genuine\. Statement 2 from Kiln & Co \(kiln\.example\) to Zoë’s Pots, October 2026, /,
      ),
      expect.stringMatching(
        /1\.pdf: Genuine\. .*closing balance \$26\.00, code [0-9a-f-]{19}, key [0-9a-f]{16}\.$/,
      ),
      'Statements 1, 2 from Kiln & Co to Zoë’s Pots follow each other without a gap.',
    ]);
  });

  it('names the places of a changed file', async () => {
    const { lines, isGenuine } = await verify('changed.json');
    expect(isGenuine).toBe(false);
    expect(lines).toEqual([
      expect.stringContaining('changed.json: The file has been changed.'),
      expect.stringMatching(/^ {2}Entry 1 \(#1042, Blue vase, "large"\), amount: the file says “13.00”/),
      expect.stringMatching(/^ {2}Entry 1 .*: its amount is 13.00/),
      expect.stringMatching(/^ {2}Earned: /),
    ]);
  });

  it('finds a broken chain, and lets a gap pass', async () => {
    const broken = await verify('2.csv', '3.json');
    expect(broken.lines.at(-1)).toBe('  Statement 3 does not open with the closing balance of statement 2.');
    expect(broken.isGenuine).toBe(false);
    const gap = await verify('1.pdf', '3.json');
    expect(gap.lines.at(-1)).toBe('  Statement 3 follows a statement that can’t be found in the files.');
    expect(gap.isGenuine).toBe(true);
  });

  it('ends with 0 for genuine files alone', { timeout: 30_000 }, async () => {
    const genuine = await command(at('1.pdf'), at('2.csv'), '--keys', at('keys.json'));
    expect(genuine).toMatchObject({ code: 0, errors: '' });
    const other = await command(at('1.pdf'), at('other.txt'), '--keys', at('keys.json'));
    expect(other.code).toBe(1);
    expect(other.out).toContain('other.txt: The file is not a statement.');
  });

  it('explains wrong arguments and files', { timeout: 60_000 }, async () => {
    expect((await command('--help')).out).toContain('Usage:');
    for (const [args, words] of [
      [[], 'Usage:'],
      [[at('1.pdf')], 'Usage:'],
      [[at('none.pdf'), '--keys', at('keys.json')], `There is no file ${at('none.pdf')}.`],
      [[at('1.pdf'), '--keys', at('no-keys.json')], `There is no file ${at('no-keys.json')}.`],
      [[at('1.pdf'), '--keys', at('other.txt')], 'The key file is not JSON.'],
      [[at('1.pdf'), '--kees', at('keys.json')], "Unknown option '--kees'"],
    ] as const) {
      const { code, out, errors } = await command(...args);
      expect(code).toBe(1);
      expect(out).toBe('');
      expect(errors).toContain(words);
    }
  });
});
