import { parseOverride } from '@consignment/domain/commission/commission-input';
import { overrideText } from '@consignment/domain/commission/override-text';
import type { Override } from '@consignment/domain/commission/commission';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  overrideAllowed,
  type ChangeableLine,
  type LineChange,
} from '@consignment/domain/orders/line-change';
import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import { recordChange, type Act } from '../../ledger/record.ts';
import { changeOf } from '@consignment/domain/history/history-entry';
import { lineById } from '../../queries/orders/line-items.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { lockLine, readLine, setOverride } from '../../queries/orders/line-changes.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { previewOverridden } from '../../pricing/rule-preview.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';

type Asked = { readonly line_item: number; readonly commission: string | null };
type Schemas = components['schemas'];

/**
 * Sets a line's commission as typed, or clears it with null, and prices the line at once (commission rules §6).
 * An override is a part of its line, so the line's id is its id.
 */
export async function overrideCommission(tx: Tx, act: Act, asked: Asked): Promise<Schemas['Override']> {
  const { shopId } = act;
  const { currency } = await shopOf(tx, shopId);
  const override = overrideOf(asked, currency);
  const { line_item: lineId } = asked;
  await lockSettings(tx, shopId, 'share');
  throwUnlessMayBeSet(await lockLine(tx, shopId, lineId));
  const before = await lineById(tx, shopId, lineId);
  await setOverride(tx, shopId, lineId, override);
  await priceLines(tx, shopId, { lines: [lineId] });
  const after = await lineById(tx, shopId, lineId);
  const entry = { event: 'line.overridden', id: lineId, vendorId: after?.vendor_id ?? null } as const;
  await recordChange(
    tx,
    act,
    entry,
    changeOf(recorded(before, currency), recorded(after, currency), { kept: ['override', 'commission'] }),
  );
  return { id: lineId, line_item: lineId, commission: overrideText(override, currency) };
}

type Line = Awaited<ReturnType<typeof lineById>>;

function recorded(line: Line, currency: CurrencyCode) {
  if (line === null) return { override: null, commission: null };
  const { override_amount: amount, override_ppm: ppm } = line;
  const override: Override | null =
    amount !== null ? { kind: 'amount', amount } : ppm !== null ? { kind: 'percent', ppm } : null;
  return {
    override: overrideText(override, currency),
    commission: moneyToWire(line.commission_amount, currency),
  };
}

/** The commission that the line would earn, calculated by the same statement. Writes nothing. */
export async function effectOfOverride(
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
