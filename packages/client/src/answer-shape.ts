import { calls, schemas } from './generated/answer-shapes.ts';

/** `call` is the method and the path of the contract, such as `get /vendors/{id}/`. True for a call that is not there. */
export function isAnswerOf(call: string, body: unknown): boolean {
  const shape = calls[call];
  return shape === undefined || fits(shape, body);
}

/**
 * Whether a value has the kind that a shape asks for: a character is a kind of plain value, none is any; a number is a
 * schema; a list is of one shape; `|` is one of several, `&` all of them; `?key` may be absent. Keys beyond the shape
 * are a newer server's.
 */
export function fits(shape: unknown, value: unknown): boolean {
  if (typeof shape === 'string') return shape === '' || shape.includes(letterOf(value));
  if (typeof shape === 'number') return fits(schemas[shape], value);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => fits(shape[0], one));
  if (!isRecord(shape)) return true;
  const { '|': others, '&': parts } = shape;
  if (Array.isArray(others)) return others.some((one) => fits(one, value));
  if (Array.isArray(parts)) return parts.every((one) => fits(one, value));
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([key, inner]) => {
    if (!key.startsWith('?')) return fits(inner, value[key]);
    const present = value[key.slice(1)];
    return present === undefined || fits(inner, present);
  });
}

function letterOf(value: unknown): string {
  return value === null ? '0' : (letters[typeof value] ?? '-');
}

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
