import { readContract } from '@consignment/server/http/contract';
import { settings } from '@consignment/server/config/config';
import { describe, expect, it } from 'vitest';
import { resolveImport } from './import-graph.ts';
import { importsOf, sourcesIn, type Source } from './source.ts';

/*
 * A walk of CONTRIBUTING that is half done is not an error in itself: a call that no test makes, a setting without a use. Neither is
 * a module of the domain that one package could have alone.
 */

type Call = { id: string; path: string };

/** Calls that no text names, by operation or by path. */
function unnamed(calls: readonly Call[], text: string): string[] {
  const isNamed = ({ id, path }: Call) => {
    const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&'));
    return new RegExp(`\\b${id}\\b`).test(text) || new RegExp(parts.join('[^/\\s]+')).test(text);
  };
  return calls.filter((call) => !isNamed(call)).map(({ id }) => id);
}

describe('an operation', () => {
  it('is called by a contract test, besides the tables that call all of them', { timeout: 60_000 }, () => {
    const { operations } = readContract();
    const text = sourcesIn('tests/contract', ['.ts'])
      .filter(({ path }) => !/\/access\/([\w-]+-)?calls\.ts$|\/contract\/examples\//.test(path))
      .map((source) => source.text)
      .join('\n');
    expect(operations.length).toBeGreaterThan(200);
    expect(unnamed(operations, text)).toEqual([]);
  });

  it('that no test calls is found', () => {
    const notes = { id: 'getNote', path: '/notes/{id}/' };
    expect(unnamed([notes], "server.ok('getNotes')")).toEqual(['getNote']);
    expect(unnamed([notes], "ok('getNote')")).toEqual([]);
    expect(unnamed([notes], 'get(`/notes/${id}/`)')).toEqual([]);
  });
});

/** Names that a text has once at most, where they are set up. */
function unread(names: readonly string[], text: string): string[] {
  return names.filter((name) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length < 2);
}

describe('a setting of the server', () => {
  it('is read where it is used', () => {
    const text = ['packages/server/src', 'shells/server']
      .flatMap((folder) => sourcesIn(folder, ['.ts']))
      .map((source) => source.text)
      .join('\n');
    expect(unread(Object.keys(settings), text)).toEqual([]);
  });

  it('without a use is found', () => {
    expect(unread(['port', 'notesUrl'], 'port: {}, notesUrl: {}; listen(config.port)')).toEqual(['notesUrl']);
  });
});

const domain = 'packages/domain/src/';

/** Modules of the domain that the server alone uses, each with the reason for its place. */
const ofServerAlone = {
  'commission/earning-potential.ts':
    'a rule of money: the amount that an item earns at its price, by `priceLine`',
  'commission/vendor-rules.ts':
    'a rule of money: the rates that a vendor is shown, by the places of `dated-rules.ts`',
  'payouts/owed-lines.ts': 'a rule of money: the lines that wait for the customer',
  'payouts/payout-details.ts':
    'a rule of money: who changes its way to the vendor, and who releases what is held',
  'rules/rate-example.ts': 'a rule of money: one item as a rate pays it, by `priceLine`',
  'statements/statement-chain.ts': 'published: `npm run verify` checks the numbers of statements with it',
};

/** Modules of the domain that no app, story, package or example reaches, directly or through another module of it. */
function usedByServerAlone(sources: readonly Source[]): string[] {
  const targets = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => resolveImport(source.path, specifier) ?? []),
    ]),
  );
  const reached = new Set<string>();
  const reach = (path: string) => {
    for (const target of targets.get(path) ?? []) {
      if (!target.startsWith(domain) || reached.has(target)) continue;
      reached.add(target);
      reach(target);
    }
  };
  for (const { path } of sources)
    if (!/^packages\/(domain|server)\/|^shells\/server\//.test(path)) reach(path);
  return sources.flatMap(({ path }) =>
    path.startsWith(domain) && !reached.has(path) ? [path.slice(domain.length)] : [],
  );
}

describe('a module of the domain', () => {
  it('serves more than the server, or has its reason', { timeout: 60_000 }, () => {
    const sources = ['packages', 'shells', 'stories', 'examples', '.storybook'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx']),
    );
    expect(usedByServerAlone(sources)).toEqual(Object.keys(ofServerAlone));
  });

  it('that the server alone uses is found', () => {
    const file = (path: string, text: string) => ({ path, text });
    const sources = [
      file(`${domain}moves/cells.ts`, `import { money } from '../money/money.ts';`),
      file(`${domain}money/money.ts`, ''),
      file(`${domain}money/rate.ts`, `import { money } from './money.ts';`),
      file(
        'packages/server/src/wire/move.ts',
        `import { cell } from '@consignment/domain/moves/cells';
         import { rate } from '@consignment/domain/money/rate';`,
      ),
      file('shells/server/audit.ts', `import { cell } from '@consignment/domain/moves/cells';`),
      file('shells/portal/src/routes/sales.tsx', `import { rate } from '@consignment/domain/money/rate';`),
    ];
    expect(usedByServerAlone(sources)).toEqual(['moves/cells.ts']);
  });
});
