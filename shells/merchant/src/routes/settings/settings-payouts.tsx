import { answerOf, settled } from '@consignment/client/answer';
import { PayoutMethodPanel } from '@consignment/components/screens/merchant/settings/PayoutMethodPanel';
import { PayoutRulesPanel } from '@consignment/components/screens/merchant/settings/PayoutRulesPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { useApp } from '../app.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [rules, method] = await Promise.all([
    settled(answerOf(client.GET('/settings/payout-rules/', { signal }))),
    settled(answerOf(client.GET('/settings/payouts/', { signal }))),
  ]);
  return { rules, method };
}

/** Settings › Payouts. */
export function Component() {
  const { rules: loaded, method } = useLoaderData<typeof loader>();
  const { currency } = useApp();
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  return (
    <>
      <SettingsRegion what="When vendors are paid" region={region.one(loaded)}>
        {(rules) => (
          <PayoutRulesPanel
            rules={rules}
            books={currency.books}
            onSave={(change, expected) =>
              save(answerOf(client.PUT('/settings/payout-rules/', { body: { ...change, expected } })))
            }
            onDirtyChange={(isDirty) => onUnsaved('When vendors are paid', isDirty)}
          />
        )}
      </SettingsRegion>
      <SettingsRegion what="The method" region={region.one(method)}>
        {(values) => (
          <PayoutMethodPanel
            values={values}
            onSave={(change, expected) =>
              save(answerOf(client.PUT('/settings/payouts/', { body: { ...change, expected } })))
            }
            onDirtyChange={(isDirty) => onUnsaved('How vendors are paid', isDirty)}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
