import { keyGroupNames, keyScopes, isKeyGroup, scopeOf } from '@consignment/domain/people/key-scopes';
import { expect, it } from 'vitest';
import { readContract } from '../../packages/server/src/http/contract.ts';

/*
 * The rights of keys are one list, and which call needs which of it is derived from openapi.yaml. The two hold each other: a
 * tag without a scope is closed by `x-keys: false`, and no scope opens nothing.
 */

const { operations, document } = readContract();
const { tags } = document as { tags: { name: string; 'x-keys'?: boolean }[] };
const paths = Object.values((document as { paths: Record<string, Record<string, Raw>> }).paths);
type Raw = { operationId: string; 'x-keys'?: boolean };

it('every tag is a group of scopes or closed to keys, and every group a tag', () => {
  const open = tags.filter((tag) => tag['x-keys'] !== false).map(({ name }) => name);
  expect(open.toSorted()).toEqual([...keyGroupNames].toSorted());
});

it('every scope opens a call, and every call of an open tag has a scope', () => {
  const closed = new Set(
    paths.flatMap((methods) =>
      Object.values(methods).flatMap((raw) => (raw['x-keys'] === false ? [raw.operationId] : [])),
    ),
  );
  const needed = new Set<string>();
  const without: string[] = [];
  for (const { id, tag, scope, isPublic, method, acts } of operations) {
    if (scope !== null) needed.add(scope);
    if (isPublic || closed.has(id) || !isKeyGroup(tag)) {
      expect({ id, scope }).toEqual({ id, scope: null });
      continue;
    }
    const expected = scopeOf(tag, method === 'GET' && !acts ? 'read' : 'write');
    if (expected === null || scope !== expected) without.push(id);
  }
  expect(without).toEqual([]);
  expect([...needed].toSorted()).toEqual([...keyScopes].toSorted());
});
