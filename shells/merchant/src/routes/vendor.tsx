import { answerOf, settled } from '@consignment/client/answer';
import { VendorScreen, type VendorTab } from '@consignment/components/screens/merchant/vendors/VendorScreen';
import { idOf } from '@consignment/routing/id-of';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';
import { useApp } from './app.tsx';
import { loadCommissions, VendorCommissions } from './vendor-commissions.tsx';
import { loadPayouts, VendorPayouts } from './vendor-payouts.tsx';

function tabOf(params: URLSearchParams): VendorTab {
  return params.get('tab') === 'payouts' ? 'payouts' : 'commissions';
}

const hrefOfTab = (tab: VendorTab) => (tab === 'commissions' ? '?' : `?tab=${tab}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = idOf(params['id']);
  const search = new URL(request.url).searchParams;
  const vendor = answerOf(client.GET('/vendors/{id}/', { params: { path: { id } } }));
  if (tabOf(search) === 'payouts') {
    const [shown, payouts] = await Promise.all([vendor, settled(loadPayouts(id, search))]);
    return { tab: 'payouts', vendor: shown, payouts } as const;
  }
  const [shown, lines] = await Promise.all([vendor, settled(loadCommissions(id, search))]);
  return { tab: 'commissions', vendor: shown, lines } as const;
}

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const { currency } = useApp();
  const navigate = useNavigate();
  const { tab, vendor } = shown;
  return (
    <>
      <title>{`${vendor.name} · Consignment`}</title>
      <VendorScreen
        vendor={vendor}
        currency={currency}
        tab={tab}
        hrefOfTab={hrefOfTab}
        onTab={(next) => void navigate(hrefOfTab(next), { preventScrollReset: true })}
        hrefOfVendor={paths.vendor}
        hrefOfVendors={paths.vendors}
      >
        {tab === 'payouts' ? (
          <VendorPayouts vendor={vendor} payouts={shown.payouts} />
        ) : (
          <VendorCommissions key={vendor.id} vendor={vendor} lines={shown.lines} />
        )}
      </VendorScreen>
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Vendor" what="The vendor" />;
}
