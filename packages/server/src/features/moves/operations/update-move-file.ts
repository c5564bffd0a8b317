import { defineTexts } from '@consignment/domain/text/texts';
import type { MovingMapping } from '../domain/moving-columns.ts';
import { changeable, lockMoveIn, moveAnswer, moveFor, requireNoOther } from '../move-answer.ts';
import { formOf, mappingFrom, requireColumns } from '../move-form.ts';
import { forSession, type Body } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { mappingOf } from '../move-files.ts';
import { record } from '../../../ledger/record.ts';
import {
  filesOfMoves,
  moveProfiles,
  setForm,
  type MoveFileRow,
  type MoveProfileRow,
} from '../queries/move-files.ts';
import { changeMove } from '../queries/moves.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('UpdateMoveFile', {
  otherKind: 'The profile {profile} does not cover this kind of file.',
});

export const updateMoveFile = forSession<'updateMoveFile'>(
  async ({ params, body, session, by, now, read, write }) => {
    const { shopId } = session;
    const { role } = params;
    const of = { shopId, moveId: params.id };
    const { file, profile, shop } = await read(async (tx) => {
      await moveFor(tx, of);
      const found = (await filesOfMoves(tx, shopId, [of.moveId])).find((one) => one.role === role);
      if (found === undefined) throw notFound();
      const profiles = await moveProfiles(tx, shopId);
      return { file: found, profile: profileAsked(body, profiles), shop: await shopOf(tx, shopId) };
    });
    const mapping = mappingAsked(body, file, profile);
    requireColumns(role, mapping, file.headers);
    const given = { currency: shop.currency, timeZone: shop.time_zone, now };
    const fileOf = { shopId, fileId: file.id, role };
    const found = { format: file.format, profile: profile?.name ?? file.profile };
    let form = await formOf(read, fileOf, file.headers, { ...found, mapping }, given);
    if (form.faults.length > 0) {
      // The form of the columns before does not bind these.
      const free = { ...mapping, ...unanswered(body) };
      form = await formOf(read, fileOf, file.headers, { ...found, mapping: free }, given);
    }
    return write(async (tx) => {
      await lockMoveIn(tx, of, changeable);
      await requireNoOther(tx, of);
      await setForm(tx, shopId, file.id, form);
      await changeMove(tx, of, { state: 'draft', problem: null });
      const after = {
        file: role,
        columns: Object.keys(form.columns),
        date_order: form.date_order,
        decimal_mark: form.decimal_mark,
        rate_form: form.rate_form,
      };
      await record(tx, { shopId, by, now }, [{ event: 'move.file_changed', id: of.moveId, after }]);
      return { status: 200, body: await moveAnswer(tx, of) };
    });
  },
);

type Asked = Body<'updateMoveFile'>;

function profileAsked({ profile: id }: Asked, profiles: readonly MoveProfileRow[]): MoveProfileRow | null {
  if (id === undefined) return null;
  const found = profiles.find((one) => one.id === id);
  if (found === undefined) {
    const { code, message } = notFound();
    throw refuse(404, code, message, { pointer: '/profile' });
  }
  return found;
}

function mappingAsked(body: Asked, file: MoveFileRow, profile: MoveProfileRow | null): MovingMapping {
  const own = profile?.files.find(({ role }) => role === file.role);
  if (profile !== null && own === undefined) {
    throw refuse(422, 'invalid_value', texts.otherKind({ profile: profile.name }), { pointer: '/profile' });
  }
  const before = own === undefined ? mappingOf(file) : mappingFrom(own, file.headers);
  return {
    columns: body.columns ?? before.columns,
    dateOrder: body.date_order === undefined ? before.dateOrder : body.date_order,
    decimalMark: body.decimal_mark === undefined ? before.decimalMark : body.decimal_mark,
    rateForm: body.rate_form === undefined ? before.rateForm : body.rate_form,
  };
}

function unanswered(body: Asked): Partial<MovingMapping> {
  return {
    ...(body.date_order === undefined ? { dateOrder: null } : {}),
    ...(body.decimal_mark === undefined ? { decimalMark: null } : {}),
    ...(body.rate_form === undefined ? { rateForm: null } : {}),
  };
}
