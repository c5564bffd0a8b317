import { answerOf, knownOf, linkOf, outcomeOf } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import type { MoveBalances } from '@consignment/components/screens/merchant/moves/MoveBalances';
import type { MoveColumns } from '@consignment/components/screens/merchant/moves/MoveColumns';
import type { MoveDifferences } from '@consignment/components/screens/merchant/moves/MoveDifferences';
import type { MoveDone } from '@consignment/components/screens/merchant/moves/MoveDone';
import type { MoveFiles } from '@consignment/components/screens/merchant/moves/MoveFiles';
import type { MoveScreen } from '@consignment/components/screens/merchant/moves/MoveScreen';
import type { MoveVendors } from '@consignment/components/screens/merchant/moves/MoveVendors';
import { defineTexts } from '@consignment/domain/text/texts';
import { useSave } from '@consignment/routing/app/use-save';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../api.ts';
import { hrefOfStep } from './ask-move.ts';
import { paths } from '../paths.ts';

const texts = defineTexts('UseMove', {
  profileSaved: 'Profile saved.',
  profileDeleted: 'Profile deleted.',
});

type Files = ComponentProps<typeof MoveFiles>;
type Columns = NonNullable<ComponentProps<typeof MoveColumns>['changes']>;
type Balances = NonNullable<ComponentProps<typeof MoveBalances>['changes']>;

/** The acts on a move. */
export function useMove({
  id,
  files,
  found,
}: Pick<ComponentProps<typeof MoveScreen>['move'], 'id' | 'files' | 'found'>) {
  const save = useSave();
  const sendOnce = useSentOnce();
  const navigate = useNavigate();
  const params = { path: { id } };

  const upload: NonNullable<Files['onUpload']> = (role, file) =>
    save(
      answerOf(
        client.PUT('/moves/{id}/files/{role}/', {
          params: { path: { id, role }, query: { name: file.name } },
          headers: { 'Content-Type': 'text/csv' },
          body: file,
          bodySerializer: (body) => body,
        }),
      ),
    );
  const remove: NonNullable<Files['onRemove']> = (role) =>
    save(answerOf(client.DELETE('/moves/{id}/files/{role}/', { params: { path: { id, role } } })));

  const useProfile: Columns['onUseProfile'] = (profile) =>
    save(
      (async () => {
        for (const { role } of files) {
          const file = { path: { id, role } };
          await answerOf(client.PATCH('/moves/{id}/files/{role}/', { params: file, body: { profile } }));
        }
      })(),
    );
  const check = async () => {
    const outcome = await save(answerOf(client.POST('/moves/{id}/check/', { params })));
    if (outcome.is === 'done') await navigate(hrefOfStep('check'));
    return outcome;
  };
  const columns: Columns = {
    onSave: (role, body) =>
      save(answerOf(client.PATCH('/moves/{id}/files/{role}/', { params: { path: { id, role } }, body }))),
    onUseProfile: useProfile,
    onSaveProfile: (name) =>
      save(answerOf(client.POST('/moves/profiles/', { body: { name, move: id } })), texts.profileSaved),
    onDeleteProfile: (profile) =>
      save(
        answerOf(client.DELETE('/moves/profiles/{id}/', { params: { path: { id: profile } } })),
        texts.profileDeleted,
      ),
    onCheck: check,
  };

  const match: NonNullable<ComponentProps<typeof MoveVendors>['onMatch']> = (ids, vendor) => {
    const vendors = ids.map((one) =>
      vendor === null ? { id: one, as: 'new' as const } : { id: one, as: 'vendor' as const, vendor },
    );
    return save(answerOf(client.POST('/moves/{id}/vendors/', { params, body: { vendors } })));
  };
  const answer: NonNullable<ComponentProps<typeof MoveDifferences>['onAnswer']> = (group, given) =>
    save(
      answerOf(
        client.POST('/moves/{id}/answers/', { params, body: { answers: [{ group, answer: given }] } }),
      ),
    );
  const saveBalances = (balances: { id: number; amount: string | null }[], reviewed: boolean) =>
    save(answerOf(client.PUT('/moves/{id}/balances/', { params, body: { balances, reviewed } })));
  const balances: Balances = {
    onSave: (vendor, amount) => saveBalances([{ id: vendor, amount }], false),
    onReview: () => saveBalances([], true),
  };

  const book = async () => {
    if (found === null) return { is: 'done' } as const;
    const body = {
      expected_payouts: found.to_book,
      expected_amount: found.to_book_amount,
      expected_opening: found.opening,
    };
    const sent = await sendOnce({ book: id, ...body }, (header) =>
      answerOf(client.POST('/moves/{id}/book/', { params: { ...params, header }, body })),
    );
    return sent.is === 'done' ? ({ is: 'done' } as const) : sent;
  };
  const undo: NonNullable<ComponentProps<typeof MoveDone>['onUndo']> = async (reason) =>
    knownOf(await save(answerOf(client.POST('/moves/{id}/undo/', { params, body: { reason } }))));
  const report: ComponentProps<typeof MoveDone>['onReport'] = (type) =>
    saveFile(linkOf(client.POST('/moves/{id}/report/', { params: { ...params, query: { type } } })));
  const giveUp = async () => {
    const outcome = await outcomeOf(answerOf(client.DELETE('/moves/{id}/', { params })));
    if (outcome.is === 'done') await navigate(paths.moves);
    return knownOf(outcome);
  };

  return { upload, remove, columns, check, match, answer, balances, book, undo, report, giveUp };
}
