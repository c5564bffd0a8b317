import { answerOf, settled, type Settled } from '@consignment/client/answer';
import { VendorSettingsTab } from '@consignment/components/screens/merchant/vendors/settings/VendorSettingsTab';
import { announce } from '@consignment/routing/pages/announcements';
import { askBankDetails, BankDetails } from '@consignment/routing/pages/bank-details';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useAct } from '@consignment/routing/app/use-act';
import { useSave } from '@consignment/routing/app/use-save';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api.ts';
import { ifMay, may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { askRateNotice, useRateDates } from '../../calls/rule-calls.ts';
import { previewRules } from '../../calls/preview-rules.ts';
import { askRecalculation, useRecalculation } from '../../calls/use-recalculation.ts';
import { useApp } from '../app.tsx';
import { askInvitations } from './invite-vendors.tsx';
import { vendorActions } from './vendor-actions.ts';

type TabProps = ComponentProps<typeof VendorSettingsTab>;

/** None keeps the settings from being shown: without the first the shop's rate goes unsaid. */
export async function loadSettings(id: number, signal: AbortSignal) {
  const [shop, recalculation, payoutRules, bank, notice, invitations] = await Promise.all([
    settled(answerOf(client.GET('/settings/settings/list/', { signal }))),
    settled(askRecalculation(signal)),
    ifMay('updateVendorPayoutRules', () =>
      settled(answerOf(client.GET('/settings/payout-rules/', { signal }))),
    ),
    ifMay('getBankDetails', () => settled(askBankDetails(client, id, signal))),
    askRateNotice(signal),
    settled(askInvitations(signal)),
  ]);
  return { shop, recalculation, payoutRules, bank, notice, invitations };
}

type Props = {
  vendor: TabProps['vendor'] & {
    id: number;
    name: string;
    payout_rules?: NonNullable<TabProps['payoutRules']>['rules'];
  };
  settings: Awaited<ReturnType<typeof loadSettings>>;
};

/** The Settings tab of a vendor's page. */
export function VendorSettings({ vendor, settings }: Props) {
  const { shop, recalculation, payoutRules, bank, notice } = settings;
  const invitations = valueOf(settings.invitations);
  const { currency, timeZone, country } = useApp();
  const navigate = useNavigate();
  const save = useSave();
  const { recalculation: underWay, follow } = useRecalculation(valueOf(recalculation));
  const dates = useRateDates(vendor.id, { notice, timeZone, onSaved: follow });
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const { act, forgetAct } = useAct();
  const path = { id: vendor.id };
  return (
    <>
      <VendorSettingsTab
        vendor={vendor}
        shopRate={valueOf(shop)?.global_commission}
        currency={currency}
        dates={dates}
        hrefOfRule={paths.settingsRule}
        timeZone={timeZone}
        bankDetails={
          bank === null ? null : (
            <BankDetails
              client={client}
              vendor={vendor}
              loaded={bank}
              isOwn={false}
              timeZone={timeZone}
              country={country}
              mayChange={may('updateBankDetails')}
              mayRelease={may('releaseBankHold')}
              onRetryPaypal={
                may('retryPaypal')
                  ? () => save(answerOf(client.POST('/vendors/{id}/paypal-retry/', { params: { path } })))
                  : null
              }
            />
          )
        }
        recalculation={underWay}
        onPreview={(proposed) => previewRules({ vendor: { id: vendor.id, ...proposed } })}
        onSave={async (change, seen, reason) => {
          const body = { ...change, expected: seen, ...(reason && { reason }) };
          const put = client.PUT('/vendors/{id}/', { params: { path }, body });
          const outcome = await save(answerOf(put));
          if (outcome.is === 'done' && rules.some((rule) => rule in change)) follow();
          return outcome;
        }}
        actions={{
          ...vendorActions(vendor.id, save, (id) => navigate(paths.vendor(id))),
          mail: invitations,
          invitedAt: invitations?.invited.find(({ id }) => id === vendor.id)?.sent_at ?? null,
          isInviteAsked: act === 'invite',
          onInviteClosed: forgetAct,
        }}
        payoutRules={
          payoutRules !== null && vendor.payout_rules !== undefined
            ? {
                rules: vendor.payout_rules,
                shop: valueOf(payoutRules),
                onSave: (change, expected) => {
                  const body = { ...change, expected };
                  return save(
                    answerOf(client.PUT('/vendors/{id}/payout-rules/', { params: { path }, body })),
                  );
                },
              }
            : null
        }
        onUnsaved={(place, isUnsaved) => setUnsaved((before) => changed(before, place, isUnsaved))}
        onNews={announce}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

/** The fields that the price of a vendor's lines depends on: a change of one starts a recalculation. */
const rules = ['commission_rate', 'flat_rate', 'by_profit', 'by_compare_at_price', 'collects_tax'];

function valueOf<Value>(region: Settled<Value>): Value | null {
  return region.is === 'ready' ? region.value : null;
}

function changed(places: readonly string[], place: string, isUnsaved: boolean): readonly string[] {
  if (places.includes(place) === isUnsaved) return places;
  return isUnsaved ? [...places, place] : places.filter((one) => one !== place);
}
