import { overrideText } from '@consignment/domain/commission/override-text';
import { percentToWire } from '@consignment/domain/money/rate';
import type { QuestionAct } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Body } from '../../actions/operation.ts';
import { moneyOf, rateOf } from '../../common/figures.ts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { lockRep } from '../../ledger/pay-sales-rep.ts';
import type { Act } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { lockLine } from '../../queries/orders/line-changes.ts';
import { lineById, type LineRow } from '../../queries/orders/line-items.ts';
import type { Question } from './queries/question-changes.ts';
import { repCommissionById, type RepCommissionRow } from '../../queries/people/sales-reps.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { addCustomItem } from '../../actions/commission/add-custom-item.ts';
import { moveLine } from '../../actions/commission/move-line.ts';
import { overrideCommission } from '../../actions/commission/override-commission.ts';
import { whyNotChanged } from './question-thread.ts';
import { changeRepPercent } from '../../actions/commission/rep-commission-change.ts';

const texts = defineTexts('FeatureActOnQuestion', {
  changed: 'The commission has changed since you last looked. Please review it again.',
  leaveOut: 'Leave out {field}: {act} does not accept it.',
  percentageOrAmount: 'Enter either a percentage or an amount.',
  noAmount: 'Enter an amount.',
  noVendor: 'Choose the vendor that the line belongs to.',
  sameVendor: 'The line already belongs to this vendor.',
  partPercentage: 'A sales rep’s commission can only be a percentage.',
  partGone: 'The sales rep’s commission no longer exists.',
});

type Asked = Body<'actOnQuestion'>;

/** The line or the part that a question is about, as it is now and locked; null where it is gone. */
export type HeldSubject =
  | { readonly is: 'line'; readonly line: LineRow | null }
  | { readonly is: 'part'; readonly part: RepCommissionRow | null };

/** An act that was done; amounts in minor units, as its asker earns them. */
export type QuestionActDone = {
  readonly act: QuestionAct;
  /** Null for a custom item. */
  readonly before: number | null;
  readonly after: number;
  readonly setTo: string | null;
  readonly madeLine: number | null;
  readonly movedTo: number | null;
};

/** Locks what a question is about. To be called before the question itself is locked. */
export async function holdSubject(
  tx: Tx,
  shopId: number,
  about: Pick<Question, 'line_item_id' | 'rep_commission_id' | 'sales_rep_id'>,
): Promise<HeldSubject> {
  await lockSettings(tx, shopId, 'share');
  const { line_item_id: lineId, rep_commission_id: partId, sales_rep_id: repId } = about;
  if (repId !== null) {
    await lockRep(tx, shopId, repId);
    return {
      is: 'part',
      part: partId === null ? null : await repCommissionById(tx, { shopId, repIds: null }, partId),
    };
  }
  if (lineId === null) return { is: 'line', line: null };
  await lockLine(tx, shopId, lineId);
  return { is: 'line', line: await lineById(tx, shopId, lineId) };
}

/** Throws a Refusal (409) where the subject earns another amount than the person has seen. */
export async function refuseStaleQuestion(
  tx: Tx,
  shopId: number,
  subject: HeldSubject,
  expected: string | null,
): Promise<void> {
  const { currency } = await shopOf(tx, shopId);
  const pointer = '/expected_amount';
  const seen = expected === null ? null : moneyOf(expected, currency, pointer);
  const now = subject.is === 'line' ? subject.line?.commission_amount : subject.part?.amount;
  if (seen === (now ?? null)) return;
  throw refuse(409, 'stale', texts.changed, { pointer });
}

/** Carries out the request by the action that does it elsewhere, with all of its refusals. */
export async function doAct(
  tx: Tx,
  act: Act,
  { question, subject }: { readonly question: Question; readonly subject: HeldSubject },
  asked: Asked,
): Promise<QuestionActDone> {
  refuseOthers(asked);
  if (subject.is === 'part') return setPart(tx, act, subject.part, asked);
  const { vendor_id: vendorId } = question;
  if (vendorId === null) throw notFound();
  const { line } = subject;
  switch (asked.do) {
    case 'custom_item':
      return addItem(tx, act, vendorId, asked);
    case 'override':
      return override(tx, act, { line: presentLine(line), vendorId }, asked);
    case 'move':
      return move(tx, act, { line: presentLine(line), vendorId }, asked);
  }
}

const fields = {
  override: ['percentage', 'amount'],
  custom_item: ['title', 'amount'],
  move: ['vendor'],
} as const satisfies Record<QuestionAct, readonly (keyof Asked)[]>;

/** Throws a Refusal for a value of another act: what a person meant by it would not happen. */
function refuseOthers(asked: Asked): void {
  const taken: readonly string[] = fields[asked.do];
  for (const field of ['percentage', 'amount', 'title', 'vendor'] as const) {
    if (asked[field] === undefined || taken.includes(field)) continue;
    throw refuse(422, 'invalid_value', texts.leaveOut({ field, act: asked.do }), {
      pointer: `/${field}`,
    });
  }
}

function presentLine(line: LineRow | null): LineRow {
  if (line === null) throw refuse(409, 'line_gone', whyNotChanged.gone);
  return line;
}

type Held = { readonly line: LineRow; readonly vendorId: number };

/** The asker's earnings from the line: none where it is another vendor's. */
function earnedBy(vendorId: number, line: Pick<LineRow, 'vendor_id' | 'commission_amount'>): number {
  return line.vendor_id === vendorId ? line.commission_amount : 0;
}

async function override(tx: Tx, act: Act, { line, vendorId }: Held, asked: Asked): Promise<QuestionActDone> {
  if (line.vendor_id !== vendorId) {
    throw refuse(409, 'already_assigned', whyNotChanged.others);
  }
  const { currency } = await shopOf(tx, act.shopId);
  const { percentage, amount } = asked;
  if ((percentage === undefined) === (amount === undefined)) {
    throw refuse(422, 'invalid_value', texts.percentageOrAmount, { pointer: '/percentage' });
  }
  const ppm = percentage === undefined ? null : rateOf(percentage, '/percentage');
  const setTo =
    ppm === null
      ? overrideText({ kind: 'amount', amount: moneyOf(amount ?? '', currency, '/amount') }, currency)
      : overrideText({ kind: 'percent', ppm }, currency);
  await overrideCommission(tx, act, { line_item: line.id, commission: setTo });
  const after = await lineById(tx, act.shopId, line.id);
  if (after === null) throw notFound();
  return {
    act: 'override',
    before: earnedBy(vendorId, line),
    after: earnedBy(vendorId, after),
    setTo,
    madeLine: null,
    movedTo: null,
  };
}

async function addItem(tx: Tx, act: Act, vendorId: number, asked: Asked): Promise<QuestionActDone> {
  const { title = '', amount } = asked;
  if (amount === undefined) {
    throw refuse(422, 'invalid_value', texts.noAmount, { pointer: '/amount' });
  }
  const item = await addCustomItem(tx, act, { vendorId, title, amount, amountPointer: '/amount' });
  const { id: madeLine, commission_amount: after } = item;
  return { act: 'custom_item', before: null, after, setTo: null, madeLine, movedTo: null };
}

async function move(tx: Tx, act: Act, { line, vendorId }: Held, asked: Asked): Promise<QuestionActDone> {
  const { vendor } = asked;
  const pointer = '/vendor';
  if (vendor === undefined) {
    throw refuse(422, 'invalid_value', texts.noVendor, { pointer });
  }
  if (vendor === line.vendor_id) {
    throw refuse(422, 'invalid_value', texts.sameVendor, { pointer });
  }
  const row = await moveLine(tx, act, { lineId: line.id, vendorId: vendor, pointer });
  return {
    act: 'move',
    before: earnedBy(vendorId, line),
    after: earnedBy(vendorId, row),
    setTo: null,
    madeLine: null,
    movedTo: vendor,
  };
}

async function setPart(
  tx: Tx,
  act: Act,
  part: RepCommissionRow | null,
  asked: Asked,
): Promise<QuestionActDone> {
  const ppm = asked.percentage === undefined ? null : rateOf(asked.percentage, '/percentage');
  if (asked.do !== 'override' || ppm === null) {
    throw refuse(422, 'invalid_value', texts.partPercentage, {
      pointer: asked.do === 'override' ? '/percentage' : '/do',
    });
  }
  if (part === null) throw refuse(409, 'line_gone', texts.partGone);
  const { before, after } = await changeRepPercent(
    tx,
    { ...act, repIds: null },
    { id: part.id, ratePpm: ppm },
  );
  return {
    act: 'override',
    before: before.amount,
    after: after.amount,
    setTo: `${percentToWire(ppm)}%`,
    madeLine: null,
    movedTo: null,
  };
}
