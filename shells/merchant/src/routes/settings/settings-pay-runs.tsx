import { answerOf, settled } from '@consignment/client/answer';
import type { operations } from '@consignment/client/generated/api';
import { BankFilePanel } from '@consignment/components/screens/merchant/settings/pay-runs/BankFilePanel';
import { PayRunRulesPanel } from '@consignment/components/screens/merchant/settings/pay-runs/PayRunRulesPanel';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { useApp } from '../app.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return settled(answerOf(client.GET('/pay-runs/settings/', { signal })));
}

type Sent = operations['updatePayRunSettings']['requestBody']['content']['application/json'];
type Change = Omit<Sent, 'expected'>;

/** Settings › Pay runs. */
export function Component() {
  const settings = useLoaderData<typeof loader>();
  const { currency } = useApp();
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  const send = (change: Change, expected: NonNullable<Sent['expected']>) =>
    save(answerOf(client.PUT('/pay-runs/settings/', { body: { ...change, expected } })));
  const mayChange = may('updatePayRunSettings');
  return (
    <>
      <SettingsRegion what="The settings of pay runs" region={region.one(settings)}>
        {(value) => (
          <>
            <PayRunRulesPanel
              rules={value}
              nextOn={value.next_on}
              books={currency.books}
              onSave={mayChange ? send : null}
              onDirtyChange={(isDirty) => onUnsaved('Pay runs', isDirty)}
            />
            <BankFilePanel settings={value} onSave={mayChange ? send : null} />
          </>
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
