import { overrideText, parseOverride } from '@consignment/domain/commission-input';
import { overrideAllowed, type LineChange } from '@consignment/domain/line-change';
import type { components } from '@consignment/client/generated/api';
import { notFound, refuse } from './problem.ts';
import { lockLine, setOverride } from './queries/line-changes.ts';
import { shopOf } from './queries/shops.ts';
import type { Tx } from './store/database.ts';
import { priceLines } from './store/pricing.ts';
import { holdRules } from './store/shop-rules.ts';

/**
 * Sets a line's commission as typed, or clears it with null, and prices the line at once (commission rules §6).
 * An override is a part of its line, so the line's id is its id.
 */
export async function overrideCommission(
  tx: Tx,
  shopId: number,
  { line_item: lineId, commission }: { line_item: number; commission: string | null },
): Promise<components['schemas']['Override']> {
  const { currency } = await shopOf(tx, shopId);
  const parsed = parseOverride(commission ?? '', currency);
  if (parsed.is === 'refused') {
    throw refuse(422, 'invalid_value', parsed.why, { pointer: '/commission' });
  }
  await holdRules(tx, shopId, 'share');
  const line = await lockLine(tx, shopId, lineId);
  if (line === null) throw notFound();
  throwUnlessAllowed(overrideAllowed(line), '/line_item');
  await setOverride(tx, shopId, lineId, parsed.override);
  await priceLines(tx, shopId, { lines: [lineId] });
  return { id: lineId, line_item: lineId, commission: overrideText(parsed.override, currency) };
}

/** Throws the Refusal of a change that is not allowed: 409 for what is paid, else 422. */
export function throwUnlessAllowed(change: LineChange, pointer: string): void {
  if (change.is === 'allowed') return;
  throw refuse(change.code === 'already_paid' ? 409 : 422, change.code, change.why, { pointer });
}
