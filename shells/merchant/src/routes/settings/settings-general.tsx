import { answerOf, settled } from '@consignment/client/answer';
import { MoveInCard } from '@consignment/components/screens/merchant/moves/MoveInCard';
import { GeneralPanel } from '@consignment/components/screens/merchant/settings/GeneralPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { ShopFactsPanel } from '@consignment/components/screens/merchant/settings/ShopFactsPanel';
import { ResyncPanel } from '@consignment/components/screens/merchant/settings/ResyncPanel';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { followShopSync } from '@consignment/routing/app/follow-sync';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useState, type ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { troubleOf, type Connection } from '../../platform-trouble.ts';
import { useSaveSettings } from '../../calls/save-settings.ts';
import { askMetas } from '../../calls/shop-metas.ts';
import { askAppAgain, useApp } from '../app.tsx';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';

const texts = defineTexts('SettingsGeneral', {
  notLoaded: 'The general settings could not be loaded.',
  factsNotLoaded: 'Your shop’s details could not be loaded.',
  general: 'General',
  shop: 'Your shop',
});

const unknown: Awaited<ReturnType<typeof askReading>> = { sync: null, source: sourceOf(null) };

type GeneralValues = ComponentProps<typeof GeneralPanel>['values'];

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [values, facts, reading] = await Promise.all([
    settled(askValues(signal)),
    settled(answerOf(client.GET('/settings/shop/', { signal }))),
    settled(askReading(signal)),
  ]);
  return { values, facts, reading };
}

async function askReading(signal: AbortSignal) {
  const { active, description, progress, connection } = await answerOf(
    client.GET('/sync-progress/', { signal }),
  );
  return { sync: active ? { description, progress } : null, source: sourceOf(connection) };
}

/** A shop that is connected to no platform gets its orders by files. */
function sourceOf(connection: Connection | null): ComponentProps<typeof ResyncPanel>['source'] {
  return connection === null
    ? { is: 'import', href: paths.import }
    : { is: 'platform', trouble: troubleOf(connection) };
}

async function askValues(signal: AbortSignal): Promise<GeneralValues> {
  const [settings, metas] = await Promise.all([
    answerOf(client.GET('/settings/settings/list/', { signal })),
    askMetas(signal),
  ]);
  const currency = metas.get('currency') ?? '';
  return {
    theme: settings.theme,
    currency: currency === '' ? null : currency,
    vendor_enable_order_notifications: metas.get('vendor_enable_order_notifications') === 'true',
    vendor_enable_order_notifications_cc: metas.get('vendor_enable_order_notifications_cc') === 'true',
    vendor_disable_approval_email: metas.get('vendor_disable_approval_email') === 'true',
  };
}

/** Settings › General. */
export function Component() {
  const { values, facts, reading: seen } = useLoaderData<typeof loader>();
  const { currency, myshopifyDomain } = useApp();
  // When it is unknown whether one runs, one may still be started.
  const [{ sync, source }, setReading] = useState(seen.is === 'ready' ? seen.value : unknown);
  usePolling(sync !== null, async (signal) => setReading(await askReading(signal)));
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  const saveSettings = useSaveSettings();
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(values)}>
        {(loaded) => (
          <GeneralPanel
            values={loaded}
            books={currency.books}
            onSave={(change, seen) => {
              // The theme and the currency are every page's.
              askAppAgain();
              return saveSettings(change, seen);
            }}
            onDirtyChange={(isDirty) => onUnsaved(texts.general, isDirty)}
          />
        )}
      </SettingsRegion>
      <SettingsRegion failed={texts.factsNotLoaded} region={region.one(facts)}>
        {(loaded) => (
          <ShopFactsPanel
            facts={loaded}
            onSave={(change, expected) => {
              // The form of dates is every page's.
              askAppAgain();
              return save(answerOf(client.PUT('/settings/shop/', { body: { ...change, expected } })));
            }}
            onDirtyChange={(isDirty) => onUnsaved(texts.shop, isDirty)}
          />
        )}
      </SettingsRegion>
      <ResyncPanel
        source={source}
        sync={sync}
        onSync={async () => {
          const query = { domain: myshopifyDomain };
          const outcome = await save(answerOf(client.GET('/shop-sync/', { params: { query } })));
          if (outcome.is === 'done') {
            setReading({ sync: { description: '', progress: 0 }, source });
            followShopSync();
          }
          return outcome;
        }}
      />
      {may('listMoves') && <MoveInCard href={paths.moves} />}
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
