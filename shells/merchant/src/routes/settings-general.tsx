import { answerOf, settled } from '@consignment/client/answer';
import { GeneralPanel } from '@consignment/components/screens/merchant/settings/GeneralPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { ResyncPanel } from '@consignment/components/screens/merchant/settings/ResyncPanel';
import { LeaveGuard } from '@consignment/routing/LeaveGuard';
import { usePolling } from '@consignment/routing/use-polling';
import { useRegion } from '@consignment/routing/use-region';
import { useSave } from '@consignment/routing/use-save';
import { useState, type ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';
import { useSaveSettings } from '../save-settings.tsx';
import { askMetas } from '../shop-metas.tsx';
import { followShopSync } from '../use-shop-sync.tsx';
import { askAppAgain, useApp } from './app.tsx';
import { useUnsaved } from '@consignment/routing/use-unsaved';

type GeneralValues = ComponentProps<typeof GeneralPanel>['values'];

export async function loader() {
  const [values, sync] = await Promise.all([settled(askValues()), settled(askSync())]);
  return { values, sync };
}

async function askSync() {
  const { active, description, progress } = await answerOf(client.GET('/sync-progress/'));
  return active ? { description, progress } : null;
}

async function askValues(): Promise<GeneralValues> {
  const [settings, metas] = await Promise.all([answerOf(client.GET('/settings/settings/list/')), askMetas()]);
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
  const { values, sync: seen } = useLoaderData<typeof loader>();
  const { currency, myshopifyDomain } = useApp();
  // Not to know whether one runs keeps nobody from starting one.
  const [sync, setSync] = useState(seen.is === 'ready' ? seen.value : null);
  usePolling(sync !== null, async () => setSync(await askSync()));
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  const saveSettings = useSaveSettings();
  return (
    <>
      <SettingsRegion what="The general settings" region={region.one(values)}>
        {(loaded) => (
          <GeneralPanel
            values={loaded}
            books={currency.books}
            onSave={(change, seen) => {
              // The theme and the currency are every page's.
              askAppAgain();
              return saveSettings(change, seen);
            }}
            onDirtyChange={(isDirty) => onUnsaved('General', isDirty)}
          />
        )}
      </SettingsRegion>
      <ResyncPanel
        // No platform is read yet: whatever a shop sells comes in by files.
        source={{ is: 'import', href: paths.import }}
        sync={sync}
        onSync={async () => {
          const query = { domain: myshopifyDomain };
          const outcome = await save(answerOf(client.GET('/shop-sync/', { params: { query } })));
          if (outcome.is === 'done') {
            setSync({ description: '', progress: 0 });
            followShopSync();
          }
          return outcome;
        }}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
