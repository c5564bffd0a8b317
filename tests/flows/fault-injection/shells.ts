/** The three apps for this suite: every page of their `paths`, and the properties of their calls. */
import type { VendorTab } from '../../../packages/components/src/screens/merchant/vendors/VendorScreen.tsx';
import { paths as merchantPaths } from '../../../shells/merchant/src/paths.ts';
import { paths as portalPaths } from '../../../shells/portal/src/paths.ts';
import { paths as salesrepPaths } from '../../../shells/salesreps/src/paths.ts';
import { demo, type Api } from '../helpers/api.ts';

type Tokens = { access: string; refresh: string };

/** A page by its path in the router. Signed-in people do not see the sign-in pages. */
export type Visit = { path: string; isSignedOut?: boolean; isFrameless?: boolean };

export type Shell = {
  name: 'merchant' | 'portal' | 'salesreps';
  url: string;
  base: string;
  sessionKey: string;
  signIn: string;
  /** The signed-in person. */
  person: string;
  tokens: () => Promise<Tokens>;
  visits: readonly Visit[];
  /** Pages with few calls, to start from and to leave to. */
  rest: readonly [string, string, string];
  /** Calls without which a page shows only its title. */
  whole: readonly RegExp[];
  /** Calls that are made once for each load of the app. */
  once: RegExp;
  /** Calls without a session; their refusal ends none. */
  open: RegExp;
  /** Calls for which the app uses and reports defaults. */
  standIns: readonly RegExp[];
  /** Calls that a page does not need and whose failure it does not report, with the reason. */
  quiet: readonly { call: RegExp; on?: string; except?: string; why: string }[];
};

/** A call that no form under fault injection sends, with the reason. */
export type NotSent = { app: Shell['name']; call: string; why: string };

/** The ids of the demo in addresses. */
export type Ids = {
  vendor: number;
  order: number;
  product: number;
  payout: number;
  statement: number;
  webhook: number;
  payRun: number;
  rule: number;
  question: number;
  move: number;
};

export function merchantShell(url: string, ids: Ids): Shell {
  const tabs = {
    commissions: '',
    unpaid: '?tab=unpaid',
    payouts: '?tab=payouts',
    statements: '?tab=statements',
    products: '?tab=products',
    'product-types': '?tab=product-types',
    settings: '?tab=settings',
    history: '?tab=history',
  } satisfies Record<VendorTab, string>;
  const { resetPassword, ...merchant } = merchantPaths;
  const merchantDoors: readonly string[] = [
    merchantPaths.signIn,
    merchantPaths.platformSignIn,
    merchantPaths.forgotPassword,
    merchantPaths.install,
    staleLink(resetPassword),
  ];
  const own = pagesOf(merchant, {
    vendor: ids.vendor,
    order: ids.order,
    product: ids.product,
    payout: ids.payout,
    statement: ids.statement,
    settingsWebhook: ids.webhook,
    payRun: ids.payRun,
    settingsRule: ids.rule,
    question: ids.question,
    move: ids.move,
  });
  return {
    name: 'merchant',
    url,
    base: '/',
    sessionKey: 'consignment.merchant.session',
    signIn: merchantPaths.signIn,
    person: demo.owner,
    tokens: () => tokens(url, '/token/', demo.owner),
    visits: [
      ...own
        .filter((path) => !merchantDoors.includes(path))
        .map((path) => ({ path, isFrameless: path === merchantPaths.onboarding })),
      ...Object.values(tabs)
        .filter((tab) => tab !== '')
        .map((tab) => ({ path: `${merchantPaths.vendor(ids.vendor)}${tab}` })),
      ...merchantDoors.map((path) => ({ path, isSignedOut: true })),
    ],
    rest: [merchantPaths.help, merchantPaths.connectingPaypal, merchantPaths.settingUpVendors],
    whole: [record, /^GET \/vendors\/app-settings\/list\/$/],
    once: /^GET \/vendors\/recalculate-totals\//,
    open: /^$/,
    standIns: [/\/shop-meta\//, /\/settings\/switches\//],
    quiet: [
      ...plainPages(merchantPaths),
      logo,
      {
        call: /^GET \/settings\/settings\/list\/$/,
        on: `${merchantPaths.vendor(ids.vendor)}${tabs.settings}`,
        why: 'the vendor’s settings are shown, and the shop’s rate goes unsaid',
      },
      {
        call: /^GET \/vendors\/(commissions\/\?page_size=50|\d+\/)$/,
        on: merchantPaths.onboarding,
        why: 'the examples are made up',
      },
      { call: /^GET \/sync-progress\//, why: 'work goes on whether its progress is known or not' },
      { call: /^GET \/imports\/\?page_size=1$/, except: merchantPaths.import, why: 'so does an import' },
      {
        call: /^GET \/rules\/settings\/$/,
        except: merchantPaths.settingsRules,
        why: 'the server says how soon a rule can begin',
      },
      {
        call: /^GET \/orders\/\?page_size=1$/,
        on: merchantPaths.moves,
        why: 'the check also reports that there are no orders',
      },
      { call: /^GET \/vendors\/recalculate-totals\//, why: 'the kept totals are shown' },
      {
        call: /^GET \/vendors\/invitations\/$/,
        on: merchantPaths.vendors,
        why: 'each vendor is also invited on its own page',
      },
      {
        call: /^GET \/pay-runs\/settings\/$/,
        on: merchantPaths.payRun(ids.payRun),
        why: 'the review says “your bank account” in place of its number',
      },
    ],
  };
}

export function portalShell(
  url: string,
  ids: Pick<Ids, 'product' | 'payout' | 'statement' | 'question'>,
): Shell {
  const { login, register, forgotPassword, resetPassword, ...pages } = portalPaths;
  const doors = [login, register, forgotPassword, staleLink(resetPassword)];
  return {
    name: 'portal',
    url,
    base: '/apps/vendor-portal/',
    sessionKey: 'consignment.portal.session',
    signIn: login,
    person: demo.vendor,
    tokens: () => tokens(url, '/vendors/login/', demo.vendor),
    visits: [
      ...pagesOf(pages, ids).map((path) => ({ path })),
      ...doors.map((path) => ({ path, isSignedOut: true })),
    ],
    rest: [portalPaths.settings, portalPaths.contact, portalPaths.payouts],
    whole: [record],
    once: /^$/,
    open: /\/shop-public\//,
    standIns: [/\/vendors\/app-settings\/list\//, /\/settings\/switches\//],
    quiet: [{ call: /^GET \/vendors\/portal-css\//, why: 'without it the portal is plainer' }, logo],
  };
}

export function salesrepsShell(
  url: string,
  ids: Pick<Ids, 'order' | 'payout' | 'statement' | 'question'>,
): Shell {
  const { payoutsTo, account, signIn, forgotPassword, resetPassword, ...pages } = salesrepPaths;
  const doors = [signIn, forgotPassword, staleLink(resetPassword)];
  return {
    name: 'salesreps',
    url,
    base: '/salesreps/',
    sessionKey: 'consignment.salesreps.session',
    signIn,
    person: demo.owner,
    tokens: () => tokens(url, '/token/', demo.owner),
    visits: [
      ...pagesOf(pages, ids).map((path) => ({ path })),
      { path: payoutsTo('Jasper') },
      { path: account('Jasper') },
      ...doors.map((path) => ({ path, isSignedOut: true })),
    ],
    rest: [salesrepPaths.help, salesrepPaths.connectingPaypal, salesrepPaths.settingUpVendors],
    whole: [record],
    once: /^$/,
    open: /^$/,
    standIns: [/\/shop-meta\//],
    quiet: plainPages(salesrepPaths),
  };
}

/** A link of an old mail. */
function staleLink(path: string): string {
  return path.replace(':uid', 'MQ').replace(':token', 'stale');
}

/** A picture is public, and the browser itself asks for it, once. */
export const picture = /^GET \/files\/logos\//;

const logo: Shell['quiet'][number] = {
  call: picture,
  why: 'the name of the shop takes its place',
};

/** Both pages are public, and light where the theme of the shop is unknown. */
function plainPages({ terms, privacy }: { terms: string; privacy: string }): Shell['quiet'] {
  const call = /^GET \/settings\/settings\/list\/$/;
  return [terms, privacy].map((on) => ({ call, on, why: 'the page is light without it' }));
}

/** The call for the subject of a page. */
const record =
  /^GET \/(vendors|orders|products|rules|questions|statements|moves|pay-runs|vendors\/payouts|salesreps\/payouts)\/\d+\/(\?.*)?$/;

type PathTable = Readonly<Record<string, string | ((id: number) => string)>>;

type NeedsId<Paths extends PathTable> = {
  [Name in keyof Paths as Paths[Name] extends string ? never : Name]: number;
};

/** All pages of a table of paths, with `ids` for their records; a missing id does not compile. */
function pagesOf<Paths extends PathTable>(paths: Paths, ids: NeedsId<Paths>): string[] {
  const known = new Map(Object.entries<number>(ids));
  return Object.entries(paths).map(([name, path]) =>
    typeof path === 'string' ? path : path(known.get(name) ?? Number.NaN),
  );
}

async function tokens(url: string, door: string, email: string): Promise<Tokens> {
  const answer = await fetch(`${url}/api${door}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demo.password }),
  });
  if (!answer.ok) throw new Error(`${email} could not log in: ${answer.status}`);
  return (await answer.json()) as Tokens;
}

type Listed = { results: { id: number }[] };

export async function idsOf(
  api: Api,
  vendorId: number,
): Promise<Omit<Ids, 'webhook' | 'payRun' | 'rule' | 'question' | 'move'>> {
  const first = async (path: string) => {
    const id = (await api.get<Listed>(path)).results[0]?.id;
    if (id === undefined) throw new Error(`The demo has nothing at ${path}.`);
    return id;
  };
  return {
    vendor: vendorId,
    order: await first('/orders/?page_size=1'),
    product: await first(`/products/?vendor=${vendorId}&page_size=1`),
    payout: await first(`/vendors/payouts/?vendor_id=${vendorId}&page_size=1`),
    statement: await first(`/statements/?vendor_id=${vendorId}&page_size=1`),
  };
}
