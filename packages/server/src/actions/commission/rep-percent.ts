import { parsePercent } from '@consignment/domain/money/rate';
import { refuse } from '../../common/problem.ts';

/** A sales rep's percentage in ppm. Throws a Refusal below 0 and above 100. */
export function repPercent(text: string): number {
  const parsed = parsePercent(text);
  if (parsed.is === 'ok') return parsed.ppm;
  throw refuse(422, 'invalid_value', parsed.why, { pointer: '/percent' });
}
