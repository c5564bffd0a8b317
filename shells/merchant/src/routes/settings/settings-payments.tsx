import { answerOf, settled } from '@consignment/client/answer';
import type { operations } from '@consignment/client/generated/api';
import { BankFilePanel } from '@consignment/components/screens/merchant/settings/pay-runs/BankFilePanel';
import { PayRunRulesPanel } from '@consignment/components/screens/merchant/settings/pay-runs/PayRunRulesPanel';
import { PayoutMethodPanel } from '@consignment/components/screens/merchant/settings/PayoutMethodPanel';
import { PayoutRulesPanel } from '@consignment/components/screens/merchant/settings/PayoutRulesPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('SettingsPayments', {
  rulesNotLoaded: 'The payout rules could not be loaded.',
  methodNotLoaded: 'The payout method could not be loaded.',
  payRunsNotLoaded: 'The pay run settings could not be loaded.',
  rules: 'When vendors are paid',
  method: 'How vendors are paid',
  payRuns: 'Pay runs',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const ofOwner = may('updatePayoutRules');
  const [rules, method, payRuns] = await Promise.all([
    ofOwner ? settled(answerOf(client.GET('/settings/payout-rules/', { signal }))) : null,
    ofOwner ? settled(answerOf(client.GET('/settings/payouts/', { signal }))) : null,
    settled(answerOf(client.GET('/pay-runs/settings/', { signal }))),
  ]);
  return { rules, method, payRuns };
}

type Sent = operations['updatePayRunSettings']['requestBody']['content']['application/json'];

/** Settings › Payments: when and how vendors are paid, by pay runs, and from which account. */
export function Component() {
  const { rules: ofRules, method, payRuns } = useLoaderData<typeof loader>();
  const { currency, country } = useApp();
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  const sendPayRuns = (change: Omit<Sent, 'expected'>, expected: NonNullable<Sent['expected']>) =>
    save(answerOf(client.PUT('/pay-runs/settings/', { body: { ...change, expected } })));
  const onSavePayRuns = may('updatePayRunSettings') ? sendPayRuns : null;
  return (
    <>
      {ofRules !== null && (
        <SettingsRegion failed={texts.rulesNotLoaded} region={region.one(ofRules)}>
          {(rules) => (
            <PayoutRulesPanel
              rules={rules}
              books={currency.books}
              onSave={(change, expected) =>
                save(answerOf(client.PUT('/settings/payout-rules/', { body: { ...change, expected } })))
              }
              onDirtyChange={(isDirty) => onUnsaved(texts.rules, isDirty)}
            />
          )}
        </SettingsRegion>
      )}
      {method !== null && (
        <SettingsRegion failed={texts.methodNotLoaded} region={region.one(method)}>
          {(values) => (
            <PayoutMethodPanel
              values={values}
              onSave={(change, expected) =>
                save(answerOf(client.PUT('/settings/payouts/', { body: { ...change, expected } })))
              }
              onDirtyChange={(isDirty) => onUnsaved(texts.method, isDirty)}
            />
          )}
        </SettingsRegion>
      )}
      <SettingsRegion failed={texts.payRunsNotLoaded} region={region.one(payRuns)}>
        {(value) => (
          <>
            <PayRunRulesPanel
              rules={value}
              nextOn={value.next_on}
              books={currency.books}
              onSave={onSavePayRuns}
              onDirtyChange={(isDirty) => onUnsaved(texts.payRuns, isDirty)}
            />
            <BankFilePanel
              settings={value}
              country={country}
              currency={currency.books}
              onSave={onSavePayRuns}
            />
          </>
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
