import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';

const { calls, schemas } = answerShapes;

/** An answer of the contract's shape with what a test cares about; `call` as in `get /health/`. */
export function anAnswer(call: string, own: object = {}): object {
  const shape = calls[call];
  if (shape === undefined) throw new Error(`The contract has no answer to ${call}.`);
  return { ...(example(shape) as object), ...own };
}

function example(shape: unknown): unknown {
  if (typeof shape === 'number') return example(schemas[shape]);
  if (typeof shape === 'string') return { s: 'words', n: 1, b: true, '0': null }[shape.slice(0, 1)] ?? null;
  if (Array.isArray(shape)) return [];
  if (typeof shape !== 'object' || shape === null) return null;
  if ('|' in shape && Array.isArray(shape['|'])) return example(shape['|'][0]);
  if ('&' in shape && Array.isArray(shape['&'])) {
    return Object.assign({}, ...shape['&'].map((one) => example(one) as object)) as object;
  }
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, one]) => (key.startsWith('?') ? [] : [[key, example(one)]])),
  );
}
