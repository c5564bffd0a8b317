import { fits, isRecord, type AnswerShapes } from './answer-shape.ts';

/**
 * The answer with a placeholder, `isUnreadable`, for each row that is not of the contract's kind; null for
 * one that is no list, or of which most cannot be read: that is another answer, and not an odd row.
 */
export function withoutOddRows({ schemas, calls }: AnswerShapes, call: string, body: unknown): object | null {
  const shape = calls[call];
  const row = rowShapeOf(schemas, shape);
  if (row === null || !isRecord(body) || !Array.isArray(body['results'])) return null;
  const rows: readonly unknown[] = body['results'];
  const results = rows.map((one) => (fits(schemas, row, one) ? one : inPlaceOf(schemas, row, one)));
  const odd = results.filter((one, at) => one !== rows[at]).length;
  if (odd * 2 >= rows.length) return null;
  const mended = { ...body, results };
  return fits(schemas, shape, mended) ? mended : null;
}

type Schemas = AnswerShapes['schemas'];

function rowShapeOf(schemas: Schemas, shape: unknown): unknown {
  if (typeof shape === 'number') return rowShapeOf(schemas, schemas[shape]);
  if (!isRecord(shape)) return null;
  const inner = [shape['|'], shape['&']].flatMap((parts): unknown[] => (Array.isArray(parts) ? parts : []));
  for (const part of inner) {
    const found = rowShapeOf(schemas, part);
    if (found !== null) return found;
  }
  const { results } = shape;
  return Array.isArray(results) ? (results[0] ?? null) : null;
}

/** Of its own it has the id at most: a value of another kind is nowhere shown as one of ours. */
function inPlaceOf(schemas: Schemas, shape: unknown, odd: unknown): object {
  const id = isRecord(odd) && typeof odd['id'] === 'number' ? { id: odd['id'] } : {};
  const made = example(schemas, shape);
  return { ...(isRecord(made) ? made : {}), ...id, isUnreadable: true };
}

function example(schemas: Schemas, shape: unknown): unknown {
  if (typeof shape === 'number') return example(schemas, schemas[shape]);
  if (typeof shape === 'string') return plain[shape.includes('0') ? '0' : shape.slice(0, 1)] ?? null;
  if (Array.isArray(shape)) return [];
  if (!isRecord(shape)) return null;
  const { '|': others, '&': parts } = shape;
  if (Array.isArray(others)) return example(schemas, others[0]);
  if (Array.isArray(parts)) {
    const made = parts.map((part) => example(schemas, part)).filter(isRecord);
    return Object.fromEntries(made.flatMap((one) => Object.entries(one)));
  }
  const kept = Object.entries(shape).filter(([key]) => !key.startsWith('?'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, example(schemas, inner)]));
}

const plain: Readonly<Record<string, unknown>> = { s: '', n: 0, b: false, '0': null };
