import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import { closesAt, isOverdue, type QuestionSettings } from '@consignment/domain/questions/question';
import { allowedWith, sideOf } from '@consignment/domain/questions/question-rights';
import type { Role } from '@consignment/domain/people/roles';
import type { Visible } from '../../common/visibility.ts';
import type { QuestionFileRow } from './queries/question-files.ts';
import type { QuestionMessageRow } from './queries/question-messages.ts';
import type { QuestionRow } from './queries/questions.ts';

type Schemas = components['schemas'];

/** The role that reads it, and the parts that it may see. */
export type QuestionReader = {
  readonly role: Role;
  readonly visible: Visible;
  readonly settings: QuestionSettings;
  readonly now: Date;
};

export function questionToWire(row: QuestionRow, reader: QuestionReader): Schemas['Question'] {
  const { role, visible, settings, now } = reader;
  const { state, due_at: dueAt } = row;
  return {
    id: row.id,
    number: row.number,
    state,
    is_overdue: isOverdue({ state, dueAt }, now),
    reason: row.reason,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    sales_rep: row.sales_rep_id,
    sales_rep_name: row.sales_rep_name,
    line_item: row.line_item_id,
    rep_commission: row.rep_commission_id,
    title: row.title,
    ...(visible.orderName ? { order_name: row.order_name } : {}),
    ...(visible.commissions ? { amount_asked: moneyToWire(row.amount_asked, row.currency) } : {}),
    currency: row.currency,
    asked_at: row.asked_at.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    closes_at: closesAt(row.answered_at, settings)?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    allows: allowedWith(state, role),
  };
}

export function messageToWire(
  row: QuestionMessageRow,
  files: readonly QuestionFileRow[],
  { role, visible, currency }: Pick<QuestionReader, 'role' | 'visible'> & { readonly currency: string },
): Schemas['QuestionMessage'] {
  const side = sideOf(role);
  return {
    id: row.id,
    side: row.side,
    // Those who ask learn the words of the shop, and not who of its people has written them.
    author: side === 'shop' || side === row.side ? row.author : null,
    at: row.at.toISOString(),
    kind: row.kind,
    text: row.text,
    state: row.state,
    act: actToWire(row, visible, currency),
    files: files.filter(({ message_id: id }) => id === row.id).map(fileToWire),
  };
}

function actToWire(
  row: QuestionMessageRow,
  visible: Visible,
  currency: string,
): Schemas['QuestionMessage']['act'] {
  const { act, amount_before: before, amount_after: after } = row;
  if (act === null || after === null) return null;
  const amounts = {
    amount_before: before === null ? null : moneyToWire(before, currency),
    amount_after: moneyToWire(after, currency),
  };
  return {
    do: act,
    ...(visible.commissions ? amounts : {}),
    // An amount as it was typed is the amount itself.
    set_to: visible.commissions ? row.set_to : null,
    made_line: row.made_line_id,
    // A vendor never learns of another one.
    vendor: visible.shopOnly ? row.moved_to : null,
    vendor_name: visible.shopOnly ? row.moved_to_name : null,
  };
}

export function fileToWire({
  id,
  name,
  media_type: content_type,
  size,
}: QuestionFileRow): Schemas['QuestionFile'] {
  return { id, name, content_type, size };
}

export function questionSettingsToWire(settings: QuestionSettings): Schemas['QuestionSettings'] {
  return {
    answer_days: settings.answerDays,
    close_days: settings.closeDays,
    holds_lines: settings.holdsLines,
  };
}
