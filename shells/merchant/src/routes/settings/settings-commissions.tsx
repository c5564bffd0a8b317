import { defineTexts } from '@consignment/domain/text/texts';
import { followShopSync } from '@consignment/routing/app/follow-sync';
import { answerOf, settled } from '@consignment/client/answer';
import { CommissionSettings } from '@consignment/components/screens/merchant/settings/CommissionSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { findsVendorsAgain } from '@consignment/domain/shop/vendor-tracking';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { listCodec } from '@consignment/routing/lists/list-codec';
import { cardOf } from '@consignment/routing/app/use-card';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { askHistoryOf } from '../../history.ts';
import { HistoryCard } from '../../history-card.tsx';
import { paths } from '../../paths.ts';
import { askRateNotice, useRateDates } from '../../calls/rule-calls.ts';
import { previewRules } from '../../calls/preview-rules.ts';
import { useSaveSettings } from '../../calls/save-settings.ts';
import { askMetas } from '../../calls/shop-metas.ts';
import { saveTypeRate, typeRateBody } from '../../calls/type-rates.ts';
import { askShopWork, useShopWork } from '../../calls/use-shop-work.ts';
import { useApp } from '../app.tsx';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';

const texts = defineTexts('SettingsCommissions', {
  notLoaded: 'The commission settings could not be loaded.',
});

type ScreenProps = ComponentProps<typeof CommissionSettings>;
type CommissionConfig = ScreenProps['config'];

const pageSize = 50;
/** The call sorts by the type and takes no search. */
const list = listCodec(['product_type'], 'product_type');

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = list.parse(new URL(request.url).searchParams);
  const query = { page, page_size: pageSize };
  const [config, types, notice] = await Promise.all([
    settled(askConfig(request.signal)),
    settled(answerOf(client.GET('/products/types/', { params: { query }, signal: request.signal }))),
    askRateNotice(request.signal),
  ]);
  const history = cardOf((signal) => askHistoryOf(aboutRules, signal), request.signal);
  return { config, types, notice, work: cardOf(askShopWork, request.signal), history };
}

/** The shop's own; those of a vendor are on its page. */
const aboutRules = { type: 'rule', id: 'shop' };

async function askConfig(
  signal: AbortSignal,
): Promise<{ config: CommissionConfig; rates: ScreenProps['rates'] }> {
  const [settings, app, metas] = await Promise.all([
    answerOf(client.GET('/settings/settings/list/', { signal })),
    answerOf(client.GET('/vendors/app-settings/list/', { signal })),
    askMetas(signal),
  ]);
  const config = {
    tracking_type: settings.tracking_type,
    vendor_product_tag_prefix: metas.get('vendor_product_tag_prefix') ?? '',
    use_cost_per_item: settings.use_cost_per_item,
    global_commission: settings.global_commission,
    discount_share: app.discount_share,
    consignment_discount_pre_percentage: metas.get('consignment_discount_pre_percentage') === 'true',
    consignment_calculate_by_profit: metas.get('consignment_calculate_by_profit') === 'true',
    commission_start_date: app.commission_start_date?.slice(0, 10) ?? null,
    ignore_order_tags: app.ignore_order_tags,
    prices_include_tax: app.prices_include_tax,
  };
  return { config, rates: settings.rates_ahead ?? [] };
}

/** Settings › Commissions. */
export function Component() {
  const { config, types, notice, work, history } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const { recalculation } = useShopWork(work);
  const controls = useListQuery(list);
  const dates = useRateDates(null, { notice, timeZone, onSaved: () => undefined });
  const region = useRegion();
  const { unsaved, onUnsaved } = useUnsaved();
  const save = useSave();
  const saveSettings = useSaveSettings();
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(config)}>
        {(loaded) => (
          <CommissionSettings
            config={loaded.config}
            rates={loaded.rates}
            recalculation={recalculation}
            types={region.list(types)}
            controls={{ ...controls, pageSize }}
            currency={currency}
            hrefOfRule={paths.settingsRule}
            dates={dates}
            onPreview={(proposed) =>
              previewRules(
                proposed.is === 'type'
                  ? { product_type_rate: typeRateBody(null, proposed.type, proposed.rate) }
                  : proposed.rules,
              )
            }
            onSave={async (proposed, reason) => {
              const outcome =
                proposed.is === 'configuration'
                  ? await saveSettings(proposed.change, proposed.seen, reason)
                  : await saveTypeRate(
                      save,
                      { vendor: null, type: proposed.type, books: currency.books },
                      proposed.rate,
                      reason,
                    );
              const isOfVendors = proposed.is === 'configuration' && findsVendorsAgain(proposed.change);
              if (outcome.is === 'done' && isOfVendors) followShopSync();
              return outcome;
            }}
            onUnsaved={onUnsaved}
          />
        )}
      </SettingsRegion>
      <HistoryCard about={aboutRules} card={history} timeZone={timeZone} />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
