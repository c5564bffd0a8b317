import { answerOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import {
  CommissionSettings,
  type ForeseeableRules,
  type ProposedRules,
} from '@consignment/components/screens/merchant/settings/CommissionSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { LeaveGuard } from '@consignment/routing/LeaveGuard';
import { listCodec } from '@consignment/routing/list-codec';
import { cardOf } from '@consignment/routing/use-card';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useSave } from '@consignment/routing/use-save';
import type { ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { askMetas, saveMeta } from '../shop-metas.tsx';
import { followShopSync } from '../use-shop-sync.tsx';
import { askShopWork, useShopWork } from '../use-shop-work.tsx';
import { useApp } from './app.tsx';
import { saveInTurn, useUnsaved, type SaveStep } from './settings-parts.tsx';

type ScreenProps = ComponentProps<typeof CommissionSettings>;
type CommissionConfig = ScreenProps['config'];

const pageSize = 50;
/** The call sorts by the type and takes no search. */
const list = listCodec(['product_type'], 'product_type');

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = list.parse(new URL(request.url).searchParams);
  const query = { page, page_size: pageSize };
  const [config, types] = await Promise.all([
    settled(askConfig()),
    settled(answerOf(client.GET('/products/types/', { params: { query } }))),
  ]);
  return { config, types, work: cardOf(askShopWork) };
}

async function askConfig(): Promise<CommissionConfig> {
  const [settings, app, metas] = await Promise.all([
    answerOf(client.GET('/settings/settings/list/')),
    answerOf(client.GET('/vendors/app-settings/list/')),
    askMetas(),
  ]);
  return {
    tracking_type: settings.tracking_type,
    vendor_product_tag_prefix: metas.get('vendor_product_tag_prefix') ?? '',
    use_cost_per_item: settings.use_cost_per_item,
    global_commission: settings.global_commission,
    discount_share: app.discount_share,
    consignment_discount_pre_percentage: metas.get('consignment_discount_pre_percentage') === 'true',
    consignment_calculate_by_profit: metas.get('consignment_calculate_by_profit') === 'true',
    commission_start_date: app.commission_start_date?.slice(0, 10) ?? null,
    ignore_order_tags: app.ignore_order_tags,
  };
}

/** Settings › Commissions. */
export function Component() {
  const { config, types, work } = useLoaderData<typeof loader>();
  const { id, currency } = useApp();
  const { recalculation } = useShopWork(work);
  const controls = useListQuery(list);
  const region = useRegion();
  const { unsaved, onUnsaved } = useUnsaved();
  const save = useSave();
  return (
    <>
      <SettingsRegion what="The commission settings" region={region.one(config)}>
        {(loaded) => (
          <CommissionSettings
            config={loaded}
            recalculation={recalculation?.progress ?? null}
            types={region.list(types)}
            controls={{ ...controls, pageSize }}
            currency={currency}
            onPreview={preview}
            onSave={async (proposed) => {
              const outcome = await save(saved(id, proposed));
              if (outcome.is === 'done' && findsVendorsAgain(proposed)) followShopSync();
              return outcome;
            }}
            onUnsaved={onUnsaved}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

/** What the change would do, as the server works it out without doing it. */
async function preview(proposed: ForeseeableRules): ReturnType<ScreenProps['onPreview']> {
  const body = proposed.is === 'type' ? { product_type_rate: typeRateOf(proposed) } : proposed.rules;
  try {
    return {
      is: 'ready',
      preview: await answerOf(client.POST('/settings/commissions/preview/', { body })),
    };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

/** Such a change starts a sync. */
function findsVendorsAgain(proposed: ProposedRules): boolean {
  if (proposed.is === 'type') return false;
  return 'tracking_type' in proposed.change || 'vendor_product_tag_prefix' in proposed.change;
}

function saved(id: number, proposed: ProposedRules): Promise<unknown> {
  if (proposed.is === 'configuration') return saveInTurn(stepsOf(id, proposed.change));
  const body = typeRateOf(proposed);
  const { commission } = proposed.type;
  if (commission === null) return answerOf(client.POST('/vendors/product-type-commissions/', { body }));
  const params = { path: { id: commission.id } };
  return answerOf(client.PUT('/vendors/product-type-commission/{id}/', { params, body }));
}

function typeRateOf({ type, rate }: Extract<ProposedRules, { is: 'type' }>) {
  return {
    product_type: type.product_type,
    commission_rate: rate.rate,
    commission_percentage: rate.isPercentage,
  };
}

const metaNames = {
  vendor_product_tag_prefix: 'the prefix',
  consignment_discount_pre_percentage: 'the discount reduction',
  consignment_calculate_by_profit: 'the calculation by profit',
} as const;

/** The server works everything out again after each; a later one begins the same work anew. */
function stepsOf(id: number, change: Partial<CommissionConfig>): SaveStep[] {
  const params = { path: { id } };
  const { tracking_type, use_cost_per_item, global_commission, ...others } = change;
  const { discount_share, commission_start_date: start, ignore_order_tags, ...metas } = others;
  const settings = defined({ tracking_type, use_cost_per_item, global_commission });
  const app = defined({
    discount_share,
    commission_start_date: typeof start === 'string' ? `${start}T00:00:00` : start,
    ignore_order_tags,
  });
  return [
    ...Object.entries(metas).map(([key, value]) => ({
      // Each key is one of those that are left.
      what: metaNames[key as keyof typeof metaNames],
      save: () => saveMeta(key, String(value)),
    })),
    ...(app === null
      ? []
      : [
          {
            what: 'discounts, start date and ignored tags',
            save: () =>
              answerOf(client.PUT('/vendors/app-settings/{id}/retrieve-update/', { params, body: app })),
          },
        ]),
    ...(settings === null
      ? []
      : [
          {
            what: 'tracking, calculation and rate',
            save: () =>
              answerOf(client.PUT('/settings/settings/{id}/retrieve-update/', { params, body: settings })),
          },
        ]),
  ];
}

/** Without the keys that are not there; null where none is. */
function defined<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } | null {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  // Each entry is one of `values`.
  return kept.length === 0
    ? null
    : (Object.fromEntries(kept) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> });
}
