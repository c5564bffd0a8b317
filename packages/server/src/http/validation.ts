import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, Refusal, refuse, type ProblemCode, type ProblemError } from '../common/problem.ts';

const texts = defineTexts('Validation', {
  tooLargeNumber: '{name} is too large a number.',
  nul: '{name} contains a character that is not text (NUL).',
  unreadable: 'The request cannot be read.',
  body: 'The body',
  required: '{name} is required.',
  unknownKey: '{name} is not a valid key for this call.',
  noKey: '{name} must have at least one key.',
  notAllowed: '{name} must be one of: {allowed}.',
  wrongFormat: '{name} has the wrong format.',
});

/*
 * Bodies are validated strictly: no coercion, no defaults, unknown keys refused. Queries, paths and headers are text
 * and are converted; unknown query keys are ignored.
 */

const common: Options = { allErrors: true, strict: false, useDefaults: true, formats: fullFormats };
const exact = new Ajv2020({ ...common, coerceTypes: false });
const converting = new Ajv2020({ ...common, coerceTypes: true });

/**
 * Validates values by schemas of a whole document, for example answers by openapi.yaml; null when they are valid.
 * `reference` is the JSON pointer of the schema.
 */
export function documentChecks(document: object): (reference: string, value: unknown) => string | null {
  const ajv = new Ajv2020({ ...common, useDefaults: false });
  ajv.addSchema(document, 'document');
  return (reference, value) => {
    const check = ajv.getSchema(`document#${reference}`);
    if (check === undefined) return `there is no schema at ${reference}`;
    return check(value) === true ? null : ajv.errorsText(check.errors);
  };
}

const checks = new Map<Ajv2020, Map<string, ValidateFunction>>();

/** Equal schemas share a check: many calls take the same parameters, and a process of tests starts many servers. */
function compiled(ajv: Ajv2020, schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = checks.get(ajv) ?? new Map<string, ValidateFunction>();
  checks.set(ajv, known);
  const check = known.get(key) ?? ajv.compile(schema);
  known.set(key, check);
  return check;
}

export type Checked = { value: unknown } | { error: Refusal };

/** The check of one part of a request; its error is a Refusal that is ready to be sent. */
export function validatorOf(part: string | undefined, schema: object): (value: unknown) => Checked {
  let known: ValidateFunction | undefined;
  // Compiled by the first request, as a start would wait for the schemas of all calls.
  const compile = () =>
    part === 'body' ? compiled(exact, schema) : compiled(converting, inLowerCase(part, schema));
  return (value) => {
    const check = (known ??= compile());
    if (!check(value)) {
      // An invalid id gets the same answer as one that does not exist.
      if (part === 'params') return { error: notFound() };
      return { error: malformed(check.errors ?? [], part) };
    }
    // A number beyond 2^53 is not exact.
    const unsafe = part === 'body' ? undefined : nameOf(value, isUnsafe);
    if (unsafe !== undefined) {
      if (part === 'params') return { error: notFound() };
      return {
        error: refuse(400, 'out_of_range', texts.tooLargeNumber({ name: unsafe }), inQuery(part, unsafe)),
      };
    }
    // As in a body: PostgreSQL text cannot hold NUL, and no person types it.
    const nul = part === 'querystring' ? nameOf(value, hasNul) : undefined;
    if (nul !== undefined) {
      return { error: refuse(400, 'malformed', texts.nul({ name: nul }), inQuery(part, nul)) };
    }
    return { value };
  };
}

function hasNul(value: unknown): boolean {
  return [value].flat().some((text) => typeof text === 'string' && text.includes('\0'));
}

function isUnsafe(value: unknown): boolean {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}

/** The name of the first such value. */
function nameOf(values: unknown, isSo: (value: unknown) => boolean): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  return Object.entries(values).find(([, value]) => isSo(value))?.[0];
}

/** The pointer of an error in the query; errors in a body have a JSON Pointer. */
function inQuery(part: string | undefined, name: string): { pointer?: string } {
  return part === 'querystring' ? { pointer: `?${name}` } : {};
}

/** Header names arrive in lower case, however openapi.yaml writes them. */
function inLowerCase(part: string | undefined, schema: object): object {
  if (part !== 'headers' || !('properties' in schema)) return schema;
  const named = Object.entries(schema.properties as object);
  return { ...schema, properties: Object.fromEntries(named.map(([name, of]) => [name.toLowerCase(), of])) };
}

function malformed(errors: readonly ErrorObject[], part: string | undefined): Refusal {
  const byPointer = new Map<string, ErrorObject>();
  for (const error of errors.toSorted(stably)) {
    const pointer = pointerOf(error);
    if (!byPointer.has(pointer)) byPointer.set(pointer, error);
  }
  const [first, ...others] = [...byPointer].map(([pointer, error]) => problemOf(pointer, error, part));
  if (first === undefined) return refuse(400, 'malformed', texts.unreadable);
  return new Refusal(400, first.code, [first, ...others]);
}

// A failed oneOf says little; the errors of its branches name the cause.
function stably(a: ErrorObject, b: ErrorObject): number {
  const rank = (error: ErrorObject) => (error.keyword === 'oneOf' || error.keyword === 'anyOf' ? 1 : 0);
  return compare(pointerOf(a), pointerOf(b)) || rank(a) - rank(b) || compare(a.schemaPath, b.schemaPath);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The position of the error; for a missing or unknown key, the key itself. */
function pointerOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, unknown>;
  const key = [missingProperty, additionalProperty].find((name) => typeof name === 'string');
  if (typeof key !== 'string') return error.instancePath;
  return `${error.instancePath}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const codes: Readonly<Record<string, ProblemCode>> = {
  required: 'required',
  additionalProperties: 'unknown_key',
  type: 'wrong_type',
  format: 'wrong_format',
  pattern: 'wrong_format',
  enum: 'not_allowed_value',
  const: 'not_allowed_value',
  uniqueItems: 'not_allowed_value',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  minLength: 'out_of_range',
  maxLength: 'out_of_range',
  minItems: 'out_of_range',
  maxItems: 'out_of_range',
  minProperties: 'required',
};

function problemOf(pointer: string, error: ErrorObject, part: string | undefined): ProblemError {
  const name = pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  const code = codes[error.keyword] ?? 'malformed';
  const detail = detailOf(error, name === '' ? texts.body : name);
  if (pointer === '') return { detail, code };
  return part === 'body'
    ? { detail, code, pointer }
    : { detail, code, ...inQuery(part, name.split('/')[0] ?? '') };
}

function detailOf(error: ErrorObject, name: string): string {
  const params = error.params as Record<string, unknown>;
  if (error.keyword === 'required') return texts.required({ name });
  if (error.keyword === 'additionalProperties') return texts.unknownKey({ name });
  if (error.keyword === 'minProperties') return texts.noKey({ name });
  if (error.keyword === 'enum' && Array.isArray(params['allowedValues'])) {
    return texts.notAllowed({ name, allowed: params['allowedValues'].join(', ') });
  }
  if (error.keyword === 'pattern' || error.message === undefined) return texts.wrongFormat({ name });
  // The validator has its words in English alone.
  return `${name} ${error.message}.`;
}
