import { answerOf } from '@consignment/client/answer';
import { setupGuide, type SetupGuide, type SetupStep } from '@consignment/domain/shop/setup-guide';
import { client } from '../api.ts';
import { ifMay } from '../may.ts';
import { paths } from '../paths.ts';
import { askMetas } from './shop-metas.ts';

const one = { query: { page_size: 1 } } as const;

/** The steps that a new shop has done; `hasOrders` says whether there is anything else to see. */
export async function askSetupGuide(signal: AbortSignal): Promise<{ guide: SetupGuide; hasOrders: boolean }> {
  const [orders, settings, metas, accounts, invited, payouts] = await Promise.all([
    answerOf(client.GET('/orders/', { params: one, signal })),
    answerOf(client.GET('/settings/settings/list/', { signal })),
    askMetas(signal),
    answerOf(client.GET('/vendors/shop-vendor-accounts/', { params: one, signal })),
    // An invitation that has left is an act, until it has become an account.
    ifMay('listVendorInvitations', () => answerOf(client.GET('/vendors/invitations/', { signal }))),
    answerOf(client.GET('/vendors/payouts/', { params: one, signal })),
  ]);
  const guide = setupGuide({
    orders: countOf(orders),
    isReading: settings.sync_active,
    hasRate: settings.use_cost_per_item || settings.global_commission !== null,
    metas,
    accounts: countOf(accounts) + (invited?.invited.length ?? 0),
    payouts: countOf(payouts),
  });
  return { guide, hasOrders: countOf(orders) > 0 };
}

/** A file, which is never asked for here, has no count. */
function countOf(answer: object): number {
  return 'count' in answer ? Number(answer.count) : 0;
}

const places = {
  import: paths.import,
  rates: paths.settingsCommissions,
  brand: paths.settingsPortal,
  invite: paths.accounts,
  payout: paths.vendorsToPay,
} satisfies Record<SetupStep, string>;

export function hrefOfSetupStep(step: SetupStep): string {
  return places[step];
}
