import { answerOf, settled } from '@consignment/client/answer';
import { PaypalPanel } from '@consignment/components/screens/merchant/settings/PaypalPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useApp } from '../app.tsx';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';

const texts = defineTexts('SettingsPaypal', {
  notLoaded: 'The PayPal settings could not be loaded.',
  form: 'PayPal Configuration',
});

const payment = 'paypal';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return settled(askKeys(signal));
}

/** Null for a shop that may not pay by PayPal. */
async function askKeys(signal: AbortSignal) {
  const { results } = await answerOf(
    client.GET('/{payment}/settings/list/', { params: { path: { payment } }, signal }),
  );
  return results[0] ?? null;
}

/** Settings › PayPal. */
export function Component() {
  const keys = useLoaderData<typeof loader>();
  const { id } = useApp();
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(keys)}>
        {(settings) => (
          <PaypalPanel
            settings={settings}
            helpHref={paths.connectingPaypal}
            onSave={(change, expected) => {
              const params = { path: { payment, id } } as const;
              const body = { ...change, expected };
              return save(
                answerOf(client.PUT('/{payment}/settings/{id}/retrieve-update/', { params, body })),
              );
            }}
            onDirtyChange={(isDirty) => onUnsaved(texts.form, isDirty)}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
