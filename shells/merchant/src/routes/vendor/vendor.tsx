import { answerOf, settled } from '@consignment/client/answer';
import { VendorScreen, type VendorTab } from '@consignment/components/screens/merchant/vendors/VendorScreen';
import { idOf } from '@consignment/routing/app/id-of';
import { NextPayment } from '@consignment/routing/pages/next-payment';
import { PanelBoundary, RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { lazy, Suspense } from 'react';
import { Navigate, replace, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { appSwitches } from '../../switches.ts';
import { usePaying } from '../../calls/use-paying.ts';
import { useApp } from '../app.tsx';
import { loadCommissions, VendorCommissions } from './vendor-commissions.tsx';

/* Only the first tab comes with the page: the others come when they are opened. */
const unpaidTab = () => import('./vendor-unpaid.tsx');
const payoutsTab = () => import('./vendor-payouts.tsx');
const statementsTab = () => import('./vendor-statements.tsx');
const productsTab = () => import('./vendor-products.tsx');
const productTypesTab = () => import('./vendor-product-types.tsx');
const settingsTab = () => import('./vendor-settings.tsx');
const historyTab = () => import('./vendor-history.tsx');
const PayAsked = lazy(async () => ({ default: (await import('./pay-asked.tsx')).PayAsked }));
const VendorUnpaid = lazy(async () => ({ default: (await unpaidTab()).VendorUnpaid }));
const VendorPayouts = lazy(async () => ({ default: (await payoutsTab()).VendorPayouts }));
const VendorStatements = lazy(async () => ({ default: (await statementsTab()).VendorStatements }));
const VendorProducts = lazy(async () => ({ default: (await productsTab()).VendorProducts }));
const VendorProductTypes = lazy(async () => ({ default: (await productTypesTab()).VendorProductTypes }));
const VendorHistory = lazy(async () => ({ default: (await historyTab()).VendorHistory }));
const VendorSettings = lazy(async () => ({ default: (await settingsTab()).VendorSettings }));

type Load<Tab extends VendorTab> = (
  id: number,
  search: URLSearchParams,
  signal: AbortSignal,
) => Promise<{ tab: Tab }>;

const loadTab = {
  commissions: async (id, search, signal) => ({
    tab: 'commissions' as const,
    ...(await loadCommissions(id, search, signal)),
  }),
  unpaid: async (id, search, signal) => ({
    tab: 'unpaid' as const,
    lines: await settled(unpaidTab().then(({ loadUnpaid }) => loadUnpaid(id, search, signal))),
  }),
  payouts: async (id, search, signal) => ({
    tab: 'payouts' as const,
    payouts: await settled(payoutsTab().then(({ loadPayouts }) => loadPayouts(id, search, signal))),
  }),
  statements: async (id, search, signal) => ({
    tab: 'statements' as const,
    statements: await settled(statementsTab().then(({ loadOfVendor }) => loadOfVendor(id, search, signal))),
  }),
  products: async (id, search, signal) => ({
    tab: 'products' as const,
    products: await settled(productsTab().then(({ loadProducts }) => loadProducts(id, search, signal))),
  }),
  'product-types': async (id, search, signal) => ({
    tab: 'product-types' as const,
    loaded: await productTypesTab().then(({ loadProductTypes }) => loadProductTypes(id, search, signal)),
  }),
  settings: async (id, _search, signal) => ({
    tab: 'settings' as const,
    settings: await settingsTab().then(({ loadSettings }) => loadSettings(id, signal)),
  }),
  history: async (id, _search, signal) => ({
    tab: 'history' as const,
    history: await historyTab().then(({ loadHistory }) => loadHistory(id, signal)),
  }),
} satisfies { [Tab in VendorTab]: Load<Tab> };

function tabOf(params: URLSearchParams): VendorTab {
  const tab = params.get('tab') ?? '';
  return isTab(tab) ? tab : 'commissions';
}

function isTab(text: string): text is VendorTab {
  return Object.hasOwn(loadTab, text);
}

const hrefOfTab = (tab: VendorTab) => (tab === 'commissions' ? '?' : `?tab=${tab}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = idOf(params['id']);
  const { signal } = request;
  const search = new URL(request.url).searchParams;
  const vendor = answerOf(client.GET('/vendors/{id}/', { params: { path: { id } }, signal }));
  const sales = cardOf((signal) => askSales(id, signal), request.signal);
  const path = { id };
  const nextPayment = cardOf(
    (signal) =>
      answerOf(client.GET('/vendors/commission-totals/{id}/next-payment/', { params: { path }, signal })),
    request.signal,
  );
  const [shown, tab] = await Promise.all([vendor, loadTab[tabOf(search)](id, search, signal)]);
  // An address from before this vendor was merged into another.
  if (shown.id !== id) return replace(`${paths.vendor(shown.id)}?${search}`);
  return { vendor: shown, shown: tab, sales, nextPayment, act: search.get('act') };
}

/** Null for a shop that shows neither sales nor taxes, and so is spared the call. */
async function askSales(id: number, signal: AbortSignal) {
  const { showVendorSalesStat, showVendorTaxesStat } = await appSwitches();
  if (!showVendorSalesStat && !showVendorTaxesStat) return null;
  return answerOf(client.GET('/vendors/commission-totals/{id}/', { params: { path: { id } }, signal }));
}

/** The tabs that the person's role does not include. */
function tabsNotFor(): VendorTab[] {
  return [
    ...(may('updateVendor') ? [] : ['settings' as const]),
    ...(may('listHistory') ? [] : ['history' as const]),
  ];
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const { vendor, shown, sales, nextPayment, act } = useLoaderData<typeof loader>();
  const { currency, switches } = useApp();
  const navigate = useNavigate();
  const card = useCard(sales);
  const paying = usePaying([vendor]);
  const { tab } = shown;
  // An address from a time when the shop had this tab.
  if (tab === 'unpaid' && !switches.showVendorUnpaidOrdersTab) return <Navigate to="?" replace />;
  const hiddenTabs = tabsNotFor();
  if (hiddenTabs.includes(tab)) return <Navigate to="?" replace />;
  const hasSales = switches.showVendorSalesStat || switches.showVendorTaxesStat;
  return (
    <>
      {act === 'pay' && (
        <Suspense>
          <PayAsked vendor={vendor} onPay={() => paying.start(vendor.id)} />
        </Suspense>
      )}
      <title>{`${vendor.name} · Consignment`}</title>
      <VendorScreen
        vendor={vendor}
        currency={currency}
        switches={switches}
        sales={hasSales ? (card.is === 'ready' ? { is: 'ready', value: card.value ?? {} } : card) : null}
        nextPayment={<NextPayment card={nextPayment} />}
        tab={tab}
        hrefOfTab={hrefOfTab}
        onTab={(next) => void navigate(hrefOfTab(next), { preventScrollReset: true })}
        // The neighbour is opened at the tab that is being read.
        hrefOfVendor={(id) => `${paths.vendor(id)}${tab === 'commissions' ? '' : hrefOfTab(tab)}`}
        hrefOfVendors={paths.vendors}
        hrefOfPayout={paths.payout}
        paying={paying.open?.payable ?? null}
        onPayNow={may('createPayout') ? () => paying.start(vendor.id) : null}
        hiddenTabs={hiddenTabs}
        onClosePayout={paying.close}
        onPay={(terms) => paying.pay(vendor.id, terms)}
      >
        {tab === 'commissions' ? (
          <VendorCommissions key={vendor.id} vendor={vendor} lines={shown.lines} whole={shown.whole} />
        ) : (
          <PanelBoundary key={tab}>
            <Suspense>
              <LaterTab key={vendor.id} vendor={vendor} shown={shown} />
            </Suspense>
          </PanelBoundary>
        )}
      </VendorScreen>
    </>
  );
}

type LaterProps = {
  vendor: Loaded['vendor'];
  shown: Exclude<Loaded['shown'], { tab: 'commissions' }>;
};

function LaterTab({ vendor, shown }: LaterProps) {
  switch (shown.tab) {
    case 'unpaid':
      return <VendorUnpaid vendor={vendor} lines={shown.lines} />;
    case 'payouts':
      return <VendorPayouts vendor={vendor} payouts={shown.payouts} />;
    case 'statements':
      return <VendorStatements vendor={vendor} statements={shown.statements} />;
    case 'products':
      return <VendorProducts vendor={vendor} products={shown.products} />;
    case 'product-types':
      return <VendorProductTypes vendor={vendor} loaded={shown.loaded} />;
    case 'settings':
      return <VendorSettings vendor={vendor} settings={shown.settings} />;
    case 'history':
      return <VendorHistory vendor={vendor} history={shown.history} />;
  }
}

export function ErrorBoundary() {
  return <RouteProblem />;
}
