import { answerOf, knownOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import type { PayRunScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { announce } from '@consignment/routing/pages/announcements';
import { useSave } from '@consignment/routing/app/use-save';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';

const texts = defineTexts('UsePayRun', {
  approved: 'Approved.',
  approvedOnce: 'Approved. A second approval is needed.',
  vendorAdded: 'The vendor was added.',
  recalculated: 'The draft was recalculated.',
  canceled: 'The run was cancelled.',
  paid: 'Everything has been paid.',
  given: 'Confirmed: the bank has the file.',
  sent: 'Marked as sent. The vendors will get an email.',
});

type Screen = ComponentProps<typeof PayRunScreen>;
type Acts = Pick<
  Screen,
  | 'onChangeVendor'
  | 'onAddVendor'
  | 'onRefresh'
  | 'onApprove'
  | 'onCancel'
  | 'onPayAgain'
  | 'onExportFile'
  | 'onGiven'
  | 'onUpload'
  | 'onDownloadToSend'
  | 'onSent'
>;

/** The acts that a person may do with a pay run. A payment is sent once, however often it is asked. */
export function usePayRun(run: Screen['run']): Acts {
  const { id } = run;
  const save = useSave();
  const sendOnce = useSentOnce();
  const { revalidate } = useRevalidator();
  const params = { path: { id } };
  const known = async (call: Promise<unknown>, news: string) => knownOf(await save(call, news));

  const approve = async (amount: string) => {
    const body = { expected_amount: amount };
    const answer = await sendOnce({ approve: id, ...body }, (header) =>
      answerOf(client.POST('/pay-runs/{id}/approve/', { params: { ...params, header }, body })),
    );
    if (answer.is !== 'done') return answer;
    announce(answer.made.state === 'draft' ? texts.approvedOnce : texts.approved);
    return { is: 'done' } as const;
  };
  const payAgain = async (amount: string) => {
    const body = { expected_amount: amount };
    const answer = await sendOnce({ again: id, ...body }, (header) =>
      answerOf(client.POST('/pay-runs/{id}/pay-again/', { params: { ...params, header }, body })),
    );
    return answer.is === 'done' ? ({ is: 'done' } as const) : answer;
  };

  return {
    onChangeVendor: may('updatePayRunVendor')
      ? ({ vendor, state, method }, change, news) => {
          const path = { id, vendor };
          const body = { ...change, expected: { is_included: state !== 'left_out', method } };
          return save(
            answerOf(client.PUT('/pay-runs/{id}/vendors/{vendor}/', { params: { path }, body })),
            news,
          );
        }
      : null,
    onAddVendor: may('addPayRunVendor')
      ? (vendor) =>
          save(
            answerOf(client.POST('/pay-runs/{id}/vendors/add/', { params, body: { vendor } })),
            texts.vendorAdded,
          )
      : null,
    onRefresh: may('refreshPayRun')
      ? () => known(answerOf(client.POST('/pay-runs/{id}/refresh/', { params })), texts.recalculated)
      : null,
    onApprove: may('approvePayRun') ? approve : null,
    onCancel: may('cancelPayRun')
      ? (reason, isFileWithdrawn) => {
          const asked = { ...params, query: { reason, file_withdrawn: isFileWithdrawn } };
          return known(answerOf(client.POST('/pay-runs/{id}/cancel/', { params: asked })), texts.canceled);
        }
      : null,
    onPayAgain: may('payRunAgain') ? payAgain : null,
    onExportFile: may('getPayRunBankFile')
      ? async () => {
          const saved = await saveFile(addressOf(bankFile(id)), run.bank_file?.name);
          // The first export changes the actions of the run.
          await revalidate();
          return saved;
        }
      : null,
    onGiven: may('confirmBankFile')
      ? (isPaid) => {
          const body = { is_paid: isPaid };
          const call = answerOf(client.POST('/pay-runs/{id}/given/', { params, body }));
          return known(call, isPaid ? texts.paid : texts.given);
        }
      : null,
    onUpload: may('uploadBankAnswer')
      ? (file, columns) => {
          const body = columns === null ? file : { ...file, columns };
          return save(answerOf(client.POST('/pay-runs/{id}/bank-answers/', { params, body })));
        }
      : null,
    onDownloadToSend: may('getPayRunToSend')
      ? () => saveFile(addressOf(listToSend(id)), `pay-run-${run.number}-to-send.csv`)
      : null,
    onSent: may('markPayRunSent')
      ? (amount) => {
          const body = { expected_amount: amount };
          const call = answerOf(client.POST('/pay-runs/{id}/sent/', { params, body }));
          return known(call, texts.sent);
        }
      : null,
  };
}

/** The payouts that a person sends by hand. */
function listToSend(id: number): Promise<Blob> {
  const params = { path: { id } };
  return answerOf(client.GET('/pay-runs/{id}/to-send/', { params, parseAs: 'blob' }));
}

function bankFile(id: number): Promise<Blob> {
  const params = { path: { id } };
  return answerOf(client.GET('/pay-runs/{id}/bank-file/', { params, parseAs: 'blob' }));
}

/** The address of bytes within this page. */
async function addressOf(bytes: Promise<Blob>): Promise<string> {
  return URL.createObjectURL(await bytes);
}

/** The payments of a run to vendors of a name, for a field in which one is found. */
export async function searchPayments(id: number, search: string, signal: AbortSignal) {
  const params = { path: { id }, query: { search, page_size: 20 } };
  const found = await settled(answerOf(client.GET('/pay-runs/{id}/vendors/', { params, signal })));
  if (found.is !== 'ready') return found;
  const options = found.value.results.flatMap(({ payout, vendor_name, amount }) =>
    payout === null ? [] : [{ id: payout, vendor_name, amount }],
  );
  return { is: 'found', options } as const;
}
