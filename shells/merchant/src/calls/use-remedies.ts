import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { components } from '@consignment/client/generated/api';
import type { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import { adminOrderUrl } from '@consignment/domain/orders/order-address';
import { usePages } from '@consignment/routing/app/pages';
import { announce } from '@consignment/routing/pages/announcements';
import { useMemo, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';

export type Difference = components['schemas']['Difference'];
type Remedy = ReturnType<ComponentProps<typeof ReconciliationScreen>['remediesOf']>[number];
type Step = Difference['remedies'][number];

/** The page of what a difference is about: of its order, its payout, its product or its vendor. */
export function hrefOfDifference({ group, order, payout, product, vendor }: Difference): string | null {
  const ofOrder = order === null || order.id === null ? null : paths.order(order.id);
  const ofProduct = product === null ? null : paths.product(product);
  const ofVendor = vendor === null ? null : paths.vendor(vendor.id);
  // Lines that lack the same stand together, and the order is of the first.
  if (group === 'blockers') return ofProduct ?? ofVendor ?? ofOrder;
  return ofOrder ?? (payout === null ? null : paths.payout(payout.id)) ?? ofProduct ?? ofVendor;
}

/** The steps that help with a difference and that the person may take, the best first. The function stays the same. */
export function useRemedies(shopDomain: string): (difference: Difference) => readonly Remedy[] {
  const { revalidate } = useRevalidator();
  const { mayOpen } = usePages();
  return useMemo(() => {
    const send = async (call: Promise<Difference>) => {
      const outcome = await outcomeOf(
        call.then(({ state, title }) => {
          announce(
            state === 'settled'
              ? `${title} agrees now.`
              : `${title} was taken in. Anything that still differs stays in the list.`,
          );
        }),
      );
      // A refusal may say that the difference is gone.
      if (outcome.is === 'done' || outcome.problem.status === 409) await revalidate();
      return outcome;
    };
    const recalculate = async (vendor: number) => {
      const outcome = await outcomeOf(recalculateTotals(vendor));
      if (outcome.is === 'done') {
        announce('The total was worked out again. The difference goes with the comparison.');
        await revalidate();
      }
      return outcome;
    };
    const reprice = async (vendor: number | null) => {
      const outcome = await outcomeOf(recalculateCommissions(vendor));
      if (outcome.is === 'done') {
        announce(
          'It is being tried again. The difference goes with the next comparison after it has worked.',
        );
      }
      return outcome;
    };
    return (difference) => {
      const own = hrefOfDifference(difference);
      const found = difference.remedies.flatMap((step, at) => {
        const remedy = remedyOf(step, difference, { shopDomain, mayOpen, send, recalculate, reprice });
        // Its name leads there already.
        const isSaid = at > 0 && remedy?.is === 'link' && remedy.href === own;
        return remedy === null || isSaid ? [] : [remedy];
      });
      return found.slice(0, 2);
    };
  }, [shopDomain, mayOpen, revalidate]);
}

type Ways = {
  shopDomain: string;
  mayOpen: (href: string) => boolean;
  send: (call: Promise<Difference>) => ReturnType<typeof outcomeOf>;
  recalculate: (vendorId: number) => ReturnType<typeof outcomeOf>;
  /** Of all vendors with null. */
  reprice: (vendorId: number | null) => ReturnType<typeof outcomeOf>;
};

/** Null for what is not there, and for what the person may not do. */
function remedyOf(
  step: Step,
  difference: Difference,
  { shopDomain, mayOpen, send, recalculate, reprice }: Ways,
): Remedy | null {
  const { order, payout, product, vendor } = difference;
  const params = { path: { id: difference.id } };
  switch (step) {
    case 'fetch_order':
      return may('fetchOrderAgain')
        ? {
            is: 'call',
            label: 'Fetch the order again',
            busyLabel: 'Fetching…',
            run: () =>
              send(answerOf(client.POST('/reconciliation/differences/{id}/fetch-order/', { params }))),
          }
        : null;
    case 'take_order':
      return may('importComparedOrder')
        ? {
            is: 'call',
            label: 'Take the order in',
            busyLabel: 'Taking it in…',
            run: () =>
              send(answerOf(client.POST('/reconciliation/differences/{id}/take-order/', { params }))),
          }
        : null;
    case 'recalculate_totals':
      return vendor === null
        ? null
        : {
            is: 'call',
            label: 'Work it out again',
            busyLabel: 'Working it out…',
            run: () => recalculate(vendor.id),
          };
    case 'recalculate_commissions':
      return may('calculateCommissions')
        ? {
            is: 'call',
            label: 'Retry',
            busyLabel: 'Starting…',
            run: () => reprice(vendor?.id ?? null),
          }
        : null;
    case 'settle_payout':
      return payout !== null && may('settlePayout')
        ? link('Settle the payout', paths.payout(payout.id))
        : null;
    case 'open_order':
      return order !== null && order.id !== null ? link('Open the order', paths.order(order.id)) : null;
    case 'open_platform_order': {
      const href = adminOrderUrl(shopDomain, order?.platform_id ?? '');
      return href === null ? null : { is: 'link', label: 'Open it in Shopify', href, isExternal: true };
    }
    case 'open_payout':
      return payout === null ? null : link('Open the payout', paths.payout(payout.id));
    case 'open_vendor':
      return vendor === null ? null : link('Open the vendor', paths.vendor(vendor.id));
    case 'open_vendor_terms':
      return vendor === null ? null : link('Set the rate', settingsOf(vendor.id));
    case 'open_vendor_payments':
      return vendor === null ? null : link('View payment settings', settingsOf(vendor.id));
    case 'open_payment_settings':
      return mayOpen(paths.settingsPaypal) ? link('Set up payments', paths.settingsPaypal) : null;
    case 'open_product':
      return product === null ? null : link('Open the product', paths.product(product));
  }
}

function link(label: string, href: string): Remedy {
  return { is: 'link', label, href };
}

function settingsOf(vendorId: number): string {
  return `${paths.vendor(vendorId)}?tab=settings`;
}

/** Has the commissions of a vendor worked out again, or of all; the server goes on with it. */
async function recalculateCommissions(vendor: number | null): Promise<void> {
  const query = vendor === null ? {} : { vendor };
  await answerOf(client.GET('/orders/calculate-commissions/', { params: { query } }));
}

/** Works the vendor's total out, and has everything compared again. */
async function recalculateTotals(vendorId: number): Promise<void> {
  const query = { vendor_id: vendorId };
  await answerOf(client.GET('/vendors/recalculate-totals/', { params: { query } }));
  // One that is under way sees it as well.
  if (may('startReconciliation')) await outcomeOf(answerOf(client.POST('/reconciliation/start/')));
}
