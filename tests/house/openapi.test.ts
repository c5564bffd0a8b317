import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { roleNames } from '@consignment/domain/people/roles';
import { largestJsonBody } from '../../packages/server/src/http/json-body.ts';
import { root } from './source.ts';

type Operation = {
  operationId?: string;
  'x-roles'?: unknown;
  responses?: Record<string, { content?: Record<string, unknown>; $ref?: string } | undefined>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components: {
    responses?: Record<string, { content?: Record<string, unknown> } | undefined>;
    schemas?: Record<string, unknown>;
  };
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const roles = [...roleNames, 'public'];

/** Rules for every operation of the contract. */
function faultsOf(document: Document): string[] {
  const seen = new Map<string, string>();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .flatMap(([method, value]) => {
        // The OpenAPI schema is checked where the document is loaded; these are our own rules.
        const operation = value as Operation;
        const place = `${method.toUpperCase()} ${path}`;
        const faults: string[] = [];
        const id = operation.operationId;
        if (id === undefined || !/^[a-z][a-zA-Z0-9]+$/.test(id))
          faults.push('has no operationId in camelCase');
        else if (seen.has(id)) faults.push(`shares its operationId with ${seen.get(id) ?? ''}`);
        else seen.set(id, place);
        const allowed = operation['x-roles'];
        if (!Array.isArray(allowed) || allowed.length === 0) faults.push('has no x-roles');
        else if (allowed.some((role) => !roles.includes(String(role))))
          faults.push(`has an unknown role in ${allowed.join(', ')}`);
        // The only documented path without it (spec operations §7).
        if (!path.endsWith('/') && path !== '/vendors/invite') faults.push('does not end in a slash');
        return [...faults, ...answerFaults(document, operation)].map((fault) => `${place} ${fault}`);
      }),
  );
}

function answerFaults(document: Document, operation: Operation): string[] {
  const answers = Object.entries(operation.responses ?? {});
  const faults: string[] = [];
  if (!answers.some(([status]) => status === '200' || status === '201')) faults.push('has no 200 or 201');
  const refusals = answers.filter(([status]) => !status.startsWith('2'));
  if (refusals.length === 0) faults.push('has no problem answer');
  for (const [status, answer] of refusals) {
    const name = answer?.$ref?.replace('#/components/responses/', '');
    const resolved = name === undefined ? answer : document.components.responses?.[name];
    if (!resolved?.content?.['application/problem+json'])
      faults.push(`answers ${status} without application/problem+json`);
  }
  return faults;
}

/** Objects are closed, so that a misspelt field is an error. */
function openSchemas(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => openSchemas(one, `${place}/${String(at)}`));
  if (typeof value !== 'object' || value === null) return [];
  const here =
    'properties' in value &&
    'type' in value &&
    !('additionalProperties' in value) &&
    !('unevaluatedProperties' in value);
  const below = Object.entries(value).flatMap(([key, one]) => openSchemas(one, `${place}/${key}`));
  return here ? [`${place} says nothing of additionalProperties`, ...below] : below;
}

const good: Operation = {
  operationId: 'listThings',
  'x-roles': ['owner'],
  responses: { 200: {}, 401: { $ref: '#/components/responses/Unauthorized' } },
};

function planted(change: Partial<Operation>): Document {
  return {
    openapi: '3.1.0',
    paths: { '/things/': { get: { ...good, ...change } } },
    components: { responses: { Unauthorized: { content: { 'application/problem+json': {} } } } },
  };
}

describe('openapi.yaml', () => {
  const document = load(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Document;

  it('gives every operation its name, its roles and its refusals', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths).length).toBeGreaterThan(10);
    expect(faultsOf(document)).toEqual([]);
  });

  it('closes every object', () => {
    expect(openSchemas(document, '#')).toEqual([]);
  });

  it('has no text in a body that is longer than the largest body', () => {
    const lengths = [...readFileSync(join(root, 'openapi.yaml'), 'utf8').matchAll(/maxLength: (\d+)/g)];
    expect(Math.max(...lengths.map(([, length]) => Number(length)))).toBeLessThan(largestJsonBody);
  });

  it('catches what is missing', () => {
    expect(faultsOf(planted({}))).toEqual([]);
    expect(faultsOf(planted({ operationId: 'List-things' }))).toHaveLength(1);
    expect(faultsOf(planted({ 'x-roles': [] }))).toHaveLength(1);
    expect(faultsOf(planted({ 'x-roles': ['admin'] }))).toHaveLength(1);
    expect(faultsOf(planted({ responses: { 200: {} } }))).toHaveLength(1);
    expect(faultsOf(planted({ responses: { 204: {}, 401: { content: { 'text/html': {} } } } }))).toHaveLength(
      2,
    );
    expect(openSchemas({ a: { type: 'object', properties: {} } }, '#')).toHaveLength(1);
  });
});
