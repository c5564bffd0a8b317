import type { components } from '@consignment/client/generated/api';
import { lineChangeAllowed, overrideAllowed, type LineChange } from '@consignment/domain/orders/line-change';
import { sideOf } from '@consignment/domain/questions/question-rights';
import { defineTexts } from '@consignment/domain/text/texts';
import { notFound } from '../../common/problem.ts';
import type { LiveSession } from '../../common/session.ts';
import { visibleTo } from '../../common/visibility.ts';
import type { Tx } from '../../database/database.ts';
import { readLine } from '../../queries/orders/line-changes.ts';
import { lineById } from '../../queries/orders/line-items.ts';
import { filesOf } from './queries/question-files.ts';
import { messagesOf } from './queries/question-messages.ts';
import { questionSettingsOf } from './queries/question-settings.ts';
import { questionById, scopeOf, type QuestionRow } from './queries/questions.ts';
import { repCommissionById } from '../../queries/people/sales-reps.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { lineToWire } from '../../wire/line-item.ts';
import { messageToWire, questionToWire, type QuestionReader } from './question-wire.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

export const whyNotChanged = defineTexts('FeatureQuestionThread', {
  paid: 'This commission has already been paid. Delete its payout before you change the commission.',
  gone: 'The line is no longer in the books. Add a custom item instead.',
  others:
    'The line now belongs to another vendor, so its commission is not the one that was asked about. Add a custom item instead.',
});

type Schemas = components['schemas'];

export async function questionReader(tx: Tx, session: LiveSession, now: Date): Promise<QuestionReader> {
  const visible = visibleTo(session, await metasOf(tx, session.shopId));
  return { role: session.role, visible, settings: await questionSettingsOf(tx, session.shopId), now };
}

/**
 * A thread as the session may see it, also in a transaction that writes for the whole shop. Throws a Refusal (404) for one that it
 * may not see.
 */
export async function threadFor(
  tx: Tx,
  session: LiveSession,
  id: number,
  now: Date,
): Promise<Schemas['QuestionThread']> {
  const { shopId, role } = session;
  const row = await questionById(tx, shopId, scopeOf(session), id);
  if (row === null) throw notFound();
  const reader = await questionReader(tx, session, now);
  const files = await filesOf(tx, shopId, id);
  const messages = await messagesOf(tx, shopId, id);
  const isShop = sideOf(role) === 'shop';
  const may = isShop ? await changesOf(tx, shopId, row) : { may_override: no(null), may_move: no(null) };
  return {
    question: questionToWire(row, reader),
    messages: messages.map((message) => messageToWire(message, files, { ...reader, currency: row.currency })),
    line: await lineOf(tx, session, row, reader),
    rep_part: await partOf(tx, session, row),
    ...may,
  };
}

/** The line, unless it is gone or, for a vendor, no longer its own. */
async function lineOf(
  tx: Tx,
  session: LiveSession,
  question: QuestionRow,
  { visible }: QuestionReader,
): Promise<Schemas['LineItem'] | null> {
  const { shopId, party, vendorIds } = session;
  const { id, number, state, line_item_id: lineId } = question;
  const line = lineId === null ? null : await lineById(tx, shopId, lineId);
  if (line === null) return null;
  const isVendors = party === 'vendor' || vendorIds !== null;
  if (isVendors && (line.vendor_id === null || vendorIds?.includes(line.vendor_id) !== true)) return null;
  const { currency } = await shopOf(tx, shopId);
  // This question, and not a later one of another vendor that had the line meanwhile.
  return lineToWire({ ...line, question: { id, number, state } }, currency, visible);
}

async function partOf(
  tx: Tx,
  session: LiveSession,
  { rep_commission_id: id }: QuestionRow,
): Promise<Schemas['SalesRepCommission'] | null> {
  const part = id === null ? null : await repCommissionById(tx, session, id);
  if (part === null) return null;
  const { currency } = await shopOf(tx, session.shopId);
  return repCommissionToWire(part, currency);
}

type May = Pick<Schemas['QuestionThread'], 'may_override' | 'may_move'>;

async function changesOf(tx: Tx, shopId: number, row: QuestionRow): Promise<May> {
  if (row.rep_commission_id !== null) {
    const part = await repCommissionById(tx, { shopId, repIds: null }, row.rep_commission_id);
    return { may_override: part?.is_paid === true ? no(whyNotChanged.paid) : yes, may_move: no(null) };
  }
  const { line_item_id: lineId } = row;
  const line = lineId === null ? null : await readLine(tx, shopId, lineId);
  if (lineId === null || line === null)
    return { may_override: no(whyNotChanged.gone), may_move: no(whyNotChanged.gone) };
  const seen = await lineById(tx, shopId, lineId);
  const isAskers = seen?.vendor_id === row.vendor_id;
  return {
    may_override: isAskers ? mayOf(overrideAllowed(line)) : no(whyNotChanged.others),
    may_move: mayOf(lineChangeAllowed(line)),
  };
}

const yes = { allowed: true, why: null } as const;
const no = (why: string | null) => ({ allowed: false, why });
const mayOf = (change: LineChange) => (change.is === 'allowed' ? yes : no(change.why));
