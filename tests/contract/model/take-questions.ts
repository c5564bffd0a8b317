import { endQuestion, insertQuestion } from '../asked-rows.ts';
import { vendorOf } from './lines-model.ts';
import type { ModelShop } from './shop.ts';
import { nthOf, type StepOf } from './taking.ts';

/* Steps of questions, which hold their lines back. */

/** The line's vendor asks about it, paid or not. One question at a time is about a line. */
export async function ask({ id: shopId, model, world }: ModelShop, step: StepOf<'ask'>): Promise<void> {
  const line = nthOf(model.lines, step.line);
  if (line?.question !== null) return;
  const { database, now } = world.server;
  const about = { vendor_id: vendorOf(line), line_item_id: line.id };
  const asked = await database.asShop({ shopId, vendorIds: null }, (tx) =>
    insertQuestion(tx, shopId, about, { asked_at: now, changed_at: now }),
  );
  line.question = { id: asked.id, asker: about.vendor_id };
}

export async function endOf({ model, world }: ModelShop, step: StepOf<'end question'>): Promise<void> {
  const line = nthOf(
    model.lines.filter(({ question }) => question !== null),
    step.question,
  );
  if (line?.question == null) return;
  const { database, now } = world.server;
  const { id } = line.question;
  await database.asSystem((tx) => endQuestion(tx, id, { as: step.as, at: now }));
  line.question = null;
}
