import { answerOf, linkOf } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { printInvoice } from '@consignment/client/print-invoice';
import { PortalPayoutScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf, notFound } from '@consignment/routing/app/id-of';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const texts = defineTexts('PortalPayout', {
  title: 'Payout · {shop}',
});

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const query = { expand: 'line_items_w_order' } as const;
  const vendor = chosenVendor((await loadLogin()).vendors);
  const payout = await answerOf(client.GET('/vendors/payouts/{id}/', { params: { path, query }, signal }));
  // The login may see it, but it belongs to the vendor that is not shown.
  if (payout.vendor !== vendor?.id) notFound();
  return payout;
}

export function Component() {
  const payout = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor, switches } = useVendor();
  const params = { path: { id: payout.id } };
  return (
    <>
      <title>{texts.title({ shop: shop.name })}</title>
      <PortalPayoutScreen
        shop={shop}
        vendor={vendor}
        payout={payout}
        switches={switches}
        hrefOfPayouts={paths.payouts}
        onExport={() => saveFile(linkOf(client.GET('/vendors/payouts/{id}/csv/', { params })))}
        onPrint={() => printInvoice(client, payout.id)}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
