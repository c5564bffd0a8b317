import { answerOf, settled } from '@consignment/client/answer';
import type { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { may } from '../may.ts';

const texts = defineTexts('UseDifferenceSaves', {
  comparing: '{file} has been read. The comparison has started.',
  removed: 'The file was removed.',
  setAside: '{title} was set aside.',
  canceled: '{title} was cancelled.',
  open: '{title} is open again.',
});

type Screen = ComponentProps<typeof ReconciliationScreen>;
type FileToCompare = Parameters<NonNullable<Screen['onCompare']>>[0];
type Saves = Pick<
  Screen,
  | 'onCheck'
  | 'onCompare'
  | 'onRemoveFile'
  | 'onSetAside'
  | 'onPreviewCancel'
  | 'onCancelOrder'
  | 'onBringBack'
>;

/** The acts on differences and files that the role of the person includes. */
export function useDifferenceSaves(): Saves {
  const save = useSave();
  return {
    onCheck: may('startReconciliation') ? () => save(answerOf(client.POST('/reconciliation/start/'))) : null,
    onCompare: may('compareFile')
      ? (file) => save(sendFile(file), texts.comparing({ file: nameOf(file) }))
      : null,
    onRemoveFile: may('deleteComparedFile')
      ? (id) =>
          save(
            answerOf(client.DELETE('/reconciliation/files/{id}/', { params: { path: { id } } })),
            texts.removed,
          )
      : null,
    onSetAside: may('setDifferenceAside')
      ? ({ id, title }, reason) => save(setAside(id, reason), texts.setAside({ title }), () => bringBack(id))
      : null,
    onPreviewCancel: previewCancel,
    onCancelOrder: ({ id, title }) => save(cancelOrder(id), texts.canceled({ title })),
    onBringBack: may('bringDifferenceBack')
      ? ({ id, title }) => save(bringBack(id), texts.open({ title }))
      : null,
  };
}

function setAside(id: number, reason: string) {
  return answerOf(
    client.POST('/reconciliation/differences/{id}/aside/', { params: { path: { id } }, body: { reason } }),
  );
}

function bringBack(id: number) {
  return answerOf(client.POST('/reconciliation/differences/{id}/back/', { params: { path: { id } } }));
}

async function previewCancel({ id }: { id: number }) {
  const preview = await settled(
    answerOf(client.GET('/reconciliation/differences/{id}/cancel-order/', { params: { path: { id } } })),
  );
  return preview.is === 'ready' ? preview : ({ is: 'refused', problem: preview.problem } as const);
}

function cancelOrder(id: number) {
  return answerOf(
    client.POST('/reconciliation/differences/{id}/cancel-order/', { params: { path: { id } } }),
  );
}

function nameOf(file: FileToCompare): string {
  return file.role === 'bank' ? file.name : file.file.name;
}

function sendFile(sent: FileToCompare) {
  if (sent.role === 'bank') {
    const { name, upload, columns } = sent;
    const body = { name, ...upload, ...(columns !== null && { columns }) };
    return answerOf(client.POST('/reconciliation/bank-statements/', { body }));
  }
  const { role, file, dateOrder } = sent;
  const query = { role, name: file.name, ...(dateOrder !== null && { date_order: dateOrder }) };
  return answerOf(
    client.POST('/reconciliation/files/', {
      params: { query },
      headers: { 'Content-Type': 'text/csv' },
      body: file,
      bodySerializer: (body) => body,
    }),
  );
}
