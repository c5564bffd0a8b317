import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, refuse } from '../../common/problem.ts';
import type { DifferenceRow } from './queries/list.ts';

const texts = defineTexts('FeatureMissingOrder', {
  notMissing:
    'This difference has been settled, or its order is not missing on the other side. Please check it again.',
});

/** The order of the books that a difference says is missing on the other side. Throws a Refusal where there is none. */
export function missingOrderOf(row: DifferenceRow | null): {
  readonly orderId: number;
  readonly name: string;
  readonly platformId: string;
} {
  if (row === null) throw notFound();
  const { state, kind, order_id: orderId, order_name: name, order_platform_id: platformId } = row;
  if (state === 'settled' || kind !== 'order_missing_there' || orderId === null || platformId === null) {
    throw refuse(409, 'stale', texts.notMissing);
  }
  return { orderId, name: name ?? '', platformId };
}
