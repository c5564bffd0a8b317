import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkStatement, type StatementCheck } from '@consignment/domain/verify/check-statement';
import { chainsOf, type Chain } from '@consignment/domain/statements/statement-chain';
import { checkLine } from '@consignment/domain/verify/statement-check-text';
import { readKeys, type StatementKey } from '@consignment/domain/statements/statement-keys';
import { placeInStatementText } from '@consignment/domain/statements/statement-place-text';

/**
 * `npm run verify -- statement.pdf --keys keys.json`: says of each file whether it is a statement, or the report of a move, as it was issued, and
 * where it was changed. It needs no database and no server, only the public keys. Ends with 0 where all are genuine and follow
 * each other.
 */

const usage = `Usage: npm run verify -- <file>… --keys <keys.json>

Files are statements as PDF, CSV or JSON, or reports of moves as PDF or JSON. The keys are those of the installation that issued them, at
/.well-known/consignment-keys.json of its address.`;

/** Of a file that was changed all over, the first places say enough. */
const mostPlaces = 20;

/** The lines on the files, and whether all of them are genuine and their chains hold. */
export async function verifyFiles(
  files: readonly string[],
  keys: readonly StatementKey[],
): Promise<{ lines: readonly string[]; isGenuine: boolean }> {
  const checks: { file: string; check: StatementCheck }[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(file));
    checks.push({ file, check: await checkStatement(bytes, keys, globalThis.crypto.subtle) });
  }
  const chains = chainsOf(checks.flatMap(({ check }) => (check.is === 'genuine' ? [check.summary] : [])));
  return {
    lines: [
      ...checks.flatMap(({ file, check }) => [
        onOneLine(`${file}: ${checkLine(check)}`),
        ...placeLines(check),
      ]),
      ...chains.flatMap(chainLines),
    ],
    isGenuine:
      checks.every(({ check }) => check.is === 'genuine' || check.is === 'genuine_report') &&
      chains.every(({ findings }) => findings.every(({ is }) => is === 'gap')),
  };
}

function placeLines(check: StatementCheck): string[] {
  if (check.is !== 'changed') return [];
  const lines = check.places
    .slice(0, mostPlaces)
    .map((place) => `  ${onOneLine(placeInStatementText(place))}`);
  const more = check.places.length - lines.length;
  return more > 0 ? [...lines, `  And ${more} more.`] : lines;
}

function chainLines({ payee, shop, numbers, findings }: Chain): string[] {
  const about = `Statements ${numbers.join(', ')} from ${shop} to ${payee}`;
  if (findings.length === 0) return [onOneLine(`${about} follow each other without a gap.`)];
  return [onOneLine(`${about}:`), ...findings.map(({ text }) => `  ${text}`)];
}

/** Texts of a file may have whatever characters, and a terminal obeys some of them. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

async function keysOf(file: string): Promise<readonly StatementKey[]> {
  const read = readKeys(await readFile(file, 'utf8'));
  if (read.is === 'refused') throw new Error(`${file}: ${read.why}`);
  return read.keys;
}

/** A file that is not there in words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('path' in error)) return error.message;
  const code = 'code' in error ? error.code : '';
  const path = String(error.path);
  return code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${String(code)}).`;
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keys: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help === true) {
      console.log(usage);
    } else if (values.keys === undefined || positionals.length === 0) {
      console.error(usage);
      process.exitCode = 1;
    } else {
      const { lines, isGenuine } = await verifyFiles(positionals, await keysOf(values.keys));
      for (const line of lines) console.log(line);
      process.exitCode = isGenuine ? 0 : 1;
    }
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
