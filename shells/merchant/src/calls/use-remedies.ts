import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { components } from '@consignment/client/generated/api';
import type { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import { adminOrderUrl } from '@consignment/domain/orders/order-address';
import {
  orderNews,
  pageOfDifference,
  recalculationNews,
  remediesFor,
  type RemedyCall,
} from '@consignment/domain/reconciliation/remedies';
import { usePages } from '@consignment/routing/app/pages';
import { announce } from '@consignment/routing/pages/announcements';
import { useMemo, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';

export type Difference = components['schemas']['Difference'];
type Remedy = ReturnType<ComponentProps<typeof ReconciliationScreen>['remediesOf']>[number];
type Call = Extract<Remedy, { is: 'call' }>['run'];

/** The page of a difference's subject. */
export function hrefOfDifference(difference: Difference): string | null {
  return pageOfDifference(difference, paths);
}

/** The steps that help with a difference and that the person may take, the best first. The function stays the same. */
export function useRemedies(shopDomain: string): (difference: Difference) => readonly Remedy[] {
  const { revalidate } = useRevalidator();
  const { mayOpen } = usePages();
  return useMemo(() => {
    const send = async (call: Promise<Difference>) => {
      const outcome = await outcomeOf(call.then((difference) => announce(orderNews(difference))));
      // A refusal may say that the difference is gone.
      if (outcome.is === 'done' || outcome.problem.status === 409) await revalidate();
      return outcome;
    };
    const recalculate = async (vendor: Difference['vendor']) => {
      const outcome = await outcomeOf(recalculateTotals(vendor));
      if (outcome.is === 'done') {
        announce(recalculationNews.recalculate_totals);
        await revalidate();
      }
      return outcome;
    };
    const reprice = async (vendor: Difference['vendor']) => {
      const outcome = await outcomeOf(recalculateCommissions(vendor));
      if (outcome.is === 'done') announce(recalculationNews.recalculate_commissions);
      return outcome;
    };
    const pages = {
      ...paths,
      vendorSettings: (id: number) => `${paths.vendor(id)}?tab=settings`,
      platformOrder: (platformId: string) => adminOrderUrl(shopDomain, platformId),
      paymentSettings: mayOpen(paths.settingsPaypal) ? paths.settingsPaypal : null,
    };
    return (difference) => {
      const { vendor } = difference;
      const params = { path: { id: difference.id } };
      const calls: Record<RemedyCall, Call> = {
        fetch_order: () =>
          send(answerOf(client.POST('/reconciliation/differences/{id}/fetch-order/', { params }))),
        take_order: () =>
          send(answerOf(client.POST('/reconciliation/differences/{id}/take-order/', { params }))),
        recalculate_totals: () => recalculate(vendor),
        recalculate_commissions: () => reprice(vendor),
      };
      return remediesFor(difference, pages, may).map((remedy) =>
        remedy.is === 'call' ? { ...remedy, run: calls[remedy.step] } : remedy,
      );
    };
  }, [shopDomain, mayOpen, revalidate]);
}

/** Has the commissions of a vendor worked out again, or of all; the server goes on with it. */
async function recalculateCommissions(vendor: Difference['vendor']): Promise<void> {
  const query = vendor === null ? {} : { vendor: vendor.id };
  await answerOf(client.GET('/orders/calculate-commissions/', { params: { query } }));
}

/** Works the vendor's total out, and has everything compared again. */
async function recalculateTotals(vendor: Difference['vendor']): Promise<void> {
  const query = vendor === null ? {} : { vendor_id: vendor.id };
  await answerOf(client.GET('/vendors/recalculate-totals/', { params: { query } }));
  // One that is under way sees it as well.
  if (may('startReconciliation')) await outcomeOf(answerOf(client.POST('/reconciliation/start/')));
}
