import type { Tx } from '../../../packages/server/src/database/database.ts';
import { png } from '../exports/pictures.ts';
import { noon } from '../server.ts';

export type QuestionIds = {
  /** An open question of the vendor, with an answer of the shop before it, and a file. */
  readonly question: number;
  readonly questionFile: number;
};

/** A question about a line or a sales rep's part, each text of which is `said`. */
export async function fillQuestion(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly about:
      | { readonly vendor_id: number; readonly line_item_id: number }
      | { readonly sales_rep_id: number; readonly rep_commission_id: number };
    readonly askedBy: number | null;
    readonly said: string;
  },
): Promise<QuestionIds> {
  const { shopId: shop_id, about, askedBy, said } = of;
  const { last_number: number } = await tx
    .insertInto('question_counters')
    .values({ shop_id, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((eb) => ({
        last_number: eb('question_counters.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { id: question } = await tx
    .insertInto('questions')
    .values({
      shop_id,
      number,
      vendor_id: null,
      sales_rep_id: null,
      line_item_id: null,
      rep_commission_id: null,
      ...about,
      title: said,
      order_name: said,
      amount_asked: 10_000,
      currency: 'GBP',
      reason: 'rate',
      asked_by: askedBy,
      asked_at: noon,
      changed_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = 'vendor_id' in about ? 'vendor' : 'rep';
  const message = { shop_id, question_id: question, at: noon, kind: 'text', text: said } as const;
  const by = { state: null, act: null, amount_before: null, amount_after: null, set_to: null } as const;
  const none = { ...by, made_line_id: null, moved_to: null } as const;
  const [first] = await tx
    .insertInto('question_messages')
    .values([
      { ...message, ...none, side, by_login: askedBy },
      { ...message, ...none, side: 'shop', by_login: null },
      { ...message, ...none, side, by_login: askedBy },
    ])
    .returning('id')
    .execute();
  if (first === undefined) throw new Error('The messages were not written.');
  const bytes = png({ width: 3, height: 2 });
  const { id: questionFile } = await tx
    .insertInto('question_files')
    .values({
      shop_id,
      question_id: question,
      message_id: first.id,
      uploaded_by: askedBy,
      uploaded_by_key: null,
      name: `${said}.png`,
      media_type: 'image/png',
      size: bytes.length,
      bytes,
      uploaded_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { question, questionFile };
}
