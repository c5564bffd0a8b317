import { readContract } from '@consignment/server/http/contract';
import { settings } from '@consignment/server/config/config';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './source.ts';

/* A walk of CONTRIBUTING that is half done is no error by itself: a call that no test makes, a setting without a use. */

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
