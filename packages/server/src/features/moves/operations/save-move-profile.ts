import { defineTexts } from '@consignment/domain/text/texts';
import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { filesOfMoves, moveProfiles, saveProfile } from '../queries/move-files.ts';
import { moveProfileToWire } from '../move-wire.ts';

const texts = defineTexts('SaveMoveProfile', {
  noName: 'Give the profile a name.',
  noFile: 'None of this move’s files have columns to save in a profile.',
  tooMany:
    'A shop can have up to {most, plural, one {# profile} other {# profiles}}. Delete a profile first.',
});

const mostProfiles = 50;

export const saveMoveProfile = forSession<'saveMoveProfile'>(({ body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const name = body.name.trim();
    if (name === '') throw refuse(422, 'invalid_value', texts.noName, { pointer: '/name' });
    const move = await moveFor(tx, { shopId, moveId: body.move });
    const files = await filesOfMoves(tx, shopId, [move.id]);
    const mapped = files.filter(({ columns }) => Object.keys(columns).length > 0);
    if (mapped.length === 0) {
      throw refuse(422, 'missing_file', texts.noFile, {
        pointer: '/move',
      });
    }
    const known = await moveProfiles(tx, shopId);
    const isNew = known.every((one) => one.name.toLowerCase() !== name.toLowerCase());
    if (isNew && known.length >= mostProfiles) {
      throw refuse(422, 'invalid_value', texts.tooMany({ most: mostProfiles }));
    }
    const profile = await saveProfile(tx, shopId, {
      name,
      files: mapped.map(({ role, columns, date_order, decimal_mark, rate_form }) => {
        return { role, columns, date_order, decimal_mark, rate_form };
      }),
      now,
    });
    const after = { files: mapped.map(({ role }) => role) };
    await record(tx, { shopId, by, now }, [
      { event: 'move.profile_saved', id: `move_profile_${profile.id}`, after },
    ]);
    return { status: 201, body: moveProfileToWire(profile) };
  }),
);
