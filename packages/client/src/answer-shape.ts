/*
 * Our own notation, since every app loads it first: checks and shapes are 2 to 4 kB of gzip. All shapes are 10 kB
 * as schemas of zod/mini, and 57 kB as functions compiled by Ajv (measured).
 */

/** Of the calls of one role and of those that everyone may make; written by `npm run generate`. */
export type AnswerShapes = {
  readonly schemas: readonly unknown[];
  readonly calls: Readonly<Record<string, unknown>>;
  /** Those of further calls. */
  readonly later?: () => Promise<AnswerShapes>;
};

/** The shapes among which that of the call is, if it has one. A part that cannot be loaded leaves its calls unchecked. */
export async function shapesOf(shapes: AnswerShapes, call: string): Promise<AnswerShapes> {
  if (call in shapes.calls || shapes.later === undefined) return shapes;
  return shapes.later().catch(() => shapes);
}

/** `call` is the method and path in the contract, such as `get /vendors/{id}/`. True for a call without a shape. */
export function isAnswerOf({ schemas, calls }: AnswerShapes, call: string, body: unknown): boolean {
  const shape = calls[call];
  return shape === undefined || fits(schemas, shape, body);
}

/**
 * True for a value of this shape. A text lists the kinds of plain values, one character each, and is empty for any; a
 * number is the index of a schema; a list holds the shape of its items; `|` is any of several shapes, `&` all of them;
 * `?key` may be missing. Further keys are allowed, since a newer server may send them.
 */
export function fits(schemas: AnswerShapes['schemas'], shape: unknown, value: unknown): boolean {
  const isOf = (inner: unknown, one: unknown) => fits(schemas, inner, one);
  if (typeof shape === 'string') return shape === '' || shape.includes(kindOf(value));
  if (typeof shape === 'number') return isOf(schemas[shape], value);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => isOf(shape[0], one));
  if (!isRecord(shape)) return true;
  const { '|': others, '&': parts } = shape;
  if (Array.isArray(others)) return others.some((one) => isOf(one, value));
  if (Array.isArray(parts)) return parts.every((one) => isOf(one, value));
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([key, inner]) => {
    if (!key.startsWith('?')) return isOf(inner, value[key]);
    const present = value[key.slice(1)];
    return present === undefined || isOf(inner, present);
  });
}

function kindOf(value: unknown): string {
  return value === null ? '0' : (kinds[typeof value] ?? '-');
}

const kinds: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
