import { parseOverride } from '@consignment/domain/commission-input';
import { overrideText } from '@consignment/domain/override-text';
import type { Override } from '@consignment/domain/commission';
import type { CurrencyCode } from '@consignment/domain/currency';
import { overrideAllowed, type ChangeableLine, type LineChange } from '@consignment/domain/line-change';
import { moneyToWire } from '@consignment/domain/money';
import type { components } from '@consignment/client/generated/api';
import { notFound, refuse } from '../common/problem.ts';
import { lockLine, readLine, setOverride } from '../queries/line-changes.ts';
import { shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';
import { priceLines } from '../pricing/pricing.ts';
import { previewOverridden } from '../pricing/rule-preview.ts';
import { lockSettings } from '../pricing/shop-rules.ts';

type Asked = { readonly line_item: number; readonly commission: string | null };
type Schemas = components['schemas'];

/**
 * Sets a line's commission as typed, or clears it with null, and prices the line at once (commission rules §6).
 * An override is a part of its line, so the line's id is its id.
 */
export async function overrideCommission(tx: Tx, shopId: number, asked: Asked): Promise<Schemas['Override']> {
  const { currency } = await shopOf(tx, shopId);
  const override = overrideOf(asked, currency);
  const { line_item: lineId } = asked;
  await lockSettings(tx, shopId, 'share');
  throwUnlessMayBeSet(await lockLine(tx, shopId, lineId));
  await setOverride(tx, shopId, lineId, override);
  await priceLines(tx, shopId, { lines: [lineId] });
  return { id: lineId, line_item: lineId, commission: overrideText(override, currency) };
}

/** The commission that the line would earn, calculated by the same statement. Writes nothing. */
export async function previewOverride(
  tx: Tx,
  shopId: number,
  asked: Asked,
): Promise<Schemas['OverridePreview']> {
  const { currency } = await shopOf(tx, shopId);
  const override = overrideOf(asked, currency);
  throwUnlessMayBeSet(await readLine(tx, shopId, asked.line_item));
  const priced = await previewOverridden(tx, shopId, asked.line_item, override);
  return {
    line_item: asked.line_item,
    commission_amount: moneyToWire(priced.commission_full - priced.commission_reversed, currency),
    commission_state: priced.commission_state,
    commission_reason: priced.commission_reason,
  };
}

function overrideOf({ commission }: Asked, currency: CurrencyCode): Override | null {
  const parsed = parseOverride(commission ?? '', currency);
  if (parsed.is === 'ok') return parsed.override;
  throw refuse(422, 'invalid_value', parsed.why, { pointer: '/commission' });
}

function throwUnlessMayBeSet(line: ChangeableLine | null): void {
  if (line === null) throw notFound();
  throwUnlessAllowed(overrideAllowed(line), '/line_item');
}

/** Throws the Refusal of a change that is not allowed: 409 for paid lines, else 422. */
export function throwUnlessAllowed(change: LineChange, pointer: string): void {
  if (change.is === 'allowed') return;
  throw refuse(change.code === 'already_paid' ? 409 : 422, change.code, change.why, { pointer });
}
