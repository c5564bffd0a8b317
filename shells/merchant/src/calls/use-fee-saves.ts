import { answerOf } from '@consignment/client/answer';
import type { FeesScreen } from '@consignment/components/screens/merchant/fees/FeesScreen';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useSave } from '@consignment/routing/app/use-save';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { announce } from '@consignment/routing/pages/announcements';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { vendorNamed } from './search-vendors.ts';

const texts = defineTexts('UseFeeSaves', {
  changed: 'The terms of {name} apply from {day}.',
  paused: '{name} is paused from {day}.',
  waived: 'The charge was waived.',
  vendorNumber: 'Vendor {id}',
});

type Screen = ComponentProps<typeof FeesScreen>;
type FeeDraft = Parameters<NonNullable<Screen['changes']>['onSave']>[0];

/** The acts on fees that the role of the person includes. */
export function useFeeSaves(): Pick<Screen, 'changes' | 'onWaive'> {
  const save = useSave();
  const sendOnce = useSentOnce();
  const onSave = async (draft: FeeDraft) => {
    const answer = await sendOnce(draft, (header) =>
      answerOf(client.POST('/fees/', { params: { header }, body: bodyOf(draft) })),
    );
    // Asked again it is the same request.
    if (answer.is !== 'done') return { is: 'refused', problem: answer.problem } as const;
    // Vendors get a mail of it, so it is not undone here.
    const of = { name: isolated(draft.name), day: formatDay(draft.from_day) };
    announce(draft.terms === null ? texts.paused(of) : texts.changed(of));
    return { is: 'done' } as const;
  };
  return {
    changes: may('saveFee') ? { onSave, onNameVendors } : null,
    onWaive: may('waiveFeeCharge')
      ? (id) =>
          save(answerOf(client.POST('/fees/charges/{id}/waive/', { params: { path: { id } } })), texts.waived)
      : null,
  };
}

function bodyOf({ fee, name, from_day, terms, reason }: FeeDraft) {
  return {
    fee: fee?.id ?? null,
    name,
    from_day,
    terms: terms && { ...terms, vendors: terms.vendors && [...terms.vendors] },
    reason,
    expected_version: fee?.last_version ?? 0,
  };
}

/** More would keep the person waiting; the others are shown by their numbers. */
const mostNamed = 40;

async function onNameVendors(ids: readonly number[]) {
  const { signal } = new AbortController();
  const named = await Promise.all(ids.slice(0, mostNamed).map((id) => vendorNamed(id, signal)));
  return ids.map((id, at) => named[at] ?? { id, name: texts.vendorNumber({ id }) });
}
