import type { AnswerShapes } from '@consignment/client/answer-shape';
import { answerShapes as first } from '@consignment/client/generated/answer-shapes-merchant';
import { answerShapes as later } from '@consignment/client/generated/answer-shapes-merchant-later';

/** An answer of the contract's shape with what a test cares about; `call` as in `get /health/`. */
export function anAnswer(call: string, own: object = {}): object {
  const { schemas, calls } = call in first.calls ? first : later;
  const shape = calls[call];
  if (shape === undefined) throw new Error(`The contract has no answer to ${call}.`);
  return { ...(example(schemas, shape) as object), ...own };
}

function example(schemas: AnswerShapes['schemas'], shape: unknown): unknown {
  const of = (one: unknown) => example(schemas, one);
  if (typeof shape === 'number') return of(schemas[shape]);
  if (typeof shape === 'string') return { s: 'words', n: 1, b: true, '0': null }[shape.slice(0, 1)] ?? null;
  if (Array.isArray(shape)) return [];
  if (typeof shape !== 'object' || shape === null) return null;
  if ('|' in shape && Array.isArray(shape['|'])) return of(shape['|'][0]);
  if ('&' in shape && Array.isArray(shape['&'])) {
    return Object.assign({}, ...shape['&'].map((one) => of(one) as object)) as object;
  }
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, one]) => (key.startsWith('?') ? [] : [[key, of(one)]])),
  );
}
