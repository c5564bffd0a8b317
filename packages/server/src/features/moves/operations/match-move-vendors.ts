import { vendorNameOf } from '@consignment/domain/shop/vendor-tracking';
import { defineTexts } from '@consignment/domain/text/texts';
import { changeable, lockMoveIn, moveAnswer } from '../move-answer.ts';
import { forSession, type Body } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { record, type Act, type Entry } from '../../../ledger/record.ts';
import { vendorsNamed } from '../../../queries/imports/vendors.ts';
import {
  matchVendors,
  moveVendorsById,
  setContact,
  setMatches,
  vendorsHere,
  type MoveVendorRow,
} from '../queries/move-vendors.ts';
import { changeMove } from '../queries/moves.ts';

const texts = defineTexts('MatchMoveVendors', {
  answeredTwice: 'This vendor has two answers.',
  noVendor: 'Choose which of your vendors this is.',
  vendorTooMany: 'Only choose a vendor if that vendor already exists in this shop.',
});

type Answer = Body<'matchMoveVendors'>['vendors'][number];

export const matchMoveVendors = forSession<'matchMoveVendors'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const of = { shopId, moveId: params.id };
    await lockMoveIn(tx, of, changeable);
    const { vendors: answers } = body;
    const known = new Map(
      (
        await moveVendorsById(
          tx,
          of,
          answers.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    await requireThere(tx, shopId, answers, known);
    const entries: Entry[] = [];
    const matches = [];
    for (const { id, as, vendor } of answers) {
      const row = known.get(id);
      if (row === undefined) continue;
      if (as === 'vendor' && vendor !== undefined) matches.push({ id, vendor, by: 'answer' as const });
      else if (as === 'new') {
        const { vendorId, entry } = await make(tx, { shopId, by, now }, row);
        entries.push(...entry);
        matches.push({ id, vendor: vendorId, by: 'new' as const });
      } else matches.push({ id, vendor: null, by: null });
    }
    await setMatches(tx, of, matches);
    if (answers.some(({ as }) => as === 'found')) await matchVendors(tx, of);
    await changeMove(tx, of, { vendors_changed: true });
    const after = { vendors: answers.length };
    entries.push({ event: 'move.vendors_matched', id: of.moveId, after });
    await record(tx, { shopId, by, now }, entries);
    return { status: 200, body: await moveAnswer(tx, of) };
  }),
);

/** Throws a Refusal for a vendor that the move, or the shop, does not have. */
async function requireThere(
  tx: Tx,
  shopId: number,
  answers: readonly Answer[],
  known: ReadonlyMap<number, MoveVendorRow>,
): Promise<void> {
  const here = await vendorsHere(
    tx,
    shopId,
    answers.flatMap(({ vendor }) => (vendor === undefined ? [] : [vendor])),
  );
  for (const [index, { id, as, vendor }] of answers.entries()) {
    const { code, message } = notFound();
    if (answers.findIndex((one) => one.id === id) < index) {
      throw refuse(422, 'invalid_value', texts.answeredTwice, {
        pointer: `/vendors/${index}/id`,
      });
    }
    if (!known.has(id)) throw refuse(404, code, message, { pointer: `/vendors/${index}/id` });
    if (as === 'vendor' && vendor === undefined) {
      throw refuse(422, 'invalid_value', texts.noVendor, { pointer: `/vendors/${index}/vendor` });
    }
    if (vendor !== undefined && as !== 'vendor') {
      throw refuse(422, 'invalid_value', texts.vendorTooMany, { pointer: `/vendors/${index}/vendor` });
    }
    if (vendor !== undefined && !here.has(vendor)) {
      throw refuse(404, code, message, { pointer: `/vendors/${index}/vendor` });
    }
  }
}

/** Makes the vendor of a row, or finds the one of its name. */
async function make(
  tx: Tx,
  { shopId, now }: Act,
  row: MoveVendorRow,
): Promise<{ vendorId: number; entry: Entry[] }> {
  const named = vendorNameOf({ vendor: row.name, tags: [] }, 'Vendor Name', '') ?? {
    name: row.name,
    slug: `vendor-${row.id}`,
  };
  const { idOf, created } = await vendorsNamed(tx, { shopId, now }, [named], 'name');
  const vendorId = idOf.get(named.name);
  if (vendorId === undefined) throw new Error('A vendor of a move was not made.');
  if (created === 0) return { vendorId, entry: [] };
  await setContact(tx, shopId, vendorId, row);
  return { vendorId, entry: [{ event: 'vendor.created', id: vendorId, after: { name: named.name } }] };
}
