import { columnFaults, currencyRefusal } from '@consignment/domain/bank-file';
import { maskedBankDetails } from '@consignment/domain/bank-details';
import { checkBankDetails } from '@consignment/domain/bank-details-check';
import { changeOf, isNoChange } from '@consignment/domain/history-entry';
import { isDayOf } from '@consignment/domain/pay-run-schedule';
import { dayAt } from '@consignment/domain/zone';
import { forSession, type Body } from '../../actions/operation.ts';
import { moneyOf } from '../../common/figures.ts';
import { refuse, Refusal } from '../../common/problem.ts';
import type { Sealer } from '../../common/sealed.ts';
import { record } from '../../ledger/record.ts';
import { placeOfShopAccount } from '../../payments/pay-runs/bank-file-of-run.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import {
  nextRunOn,
  payRunSettingsOf,
  savePayRunSettings,
  type PayRunSchedule,
  type PayRunSettings,
} from '../../queries/pay-run-settings.ts';
import { shopOf, type ShopRow } from '../../queries/shops.ts';
import { bankFileColumnsFromWire, shopAccountFromWire } from '../../wire/bank-file.ts';
import { payRunSettingsToWire } from '../../wire/pay-run.ts';

type Sent = Body<'updatePayRunSettings'>;

export const updatePayRunSettings = forSession<'updatePayRunSettings'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId } = session;
      // Pay runs hold the settings while they pay: nothing changes under one.
      await lockSettings(tx, shopId, 'change');
      const shop = await shopOf(tx, shopId);
      const before = await payRunSettingsOf(tx, shopId);
      const after = changed(before, body, { shop, now, secrets: service.secrets });
      await savePayRunSettings(tx, shopId, after);
      const nextOn = await nextRunOn(tx, shop, after, now);
      const [was, is] = [before, after].map(valuesOf(shop.currency));
      if (was === undefined || is === undefined) throw new Error('Two settings have two forms.');
      const isNewAccount = body.from !== undefined && body.from !== null;
      const change = changeOf(was, is, { kept });
      if (!isNoChange(change) || isNewAccount) {
        const entry = { event: 'pay_run_settings.changed', id: 'pay_run_settings' } as const;
        await record(tx, { shopId, by, now }, [{ ...entry, ...change }]);
      }
      return { status: 200, body: payRunSettingsToWire(after, { currency: shop.currency, nextOn }) };
    }),
);

const kept = [
  'every',
  'day',
  'method',
  'pays_by_itself',
  'second_above',
  'file_format',
  'has_account',
  'columns',
] as const;

/** The settings as the history keeps them: no number of an account, and no holder. */
function valuesOf(currency: string) {
  return (settings: PayRunSettings) => {
    const wire = payRunSettingsToWire(settings, { currency, nextOn: null });
    return {
      every: wire.schedule?.every ?? null,
      day: wire.schedule?.day ?? null,
      method: wire.schedule?.method ?? null,
      pays_by_itself: wire.pays_by_itself,
      second_above: wire.second_above,
      file_format: wire.file_format,
      has_account: wire.from !== null,
      columns: wire.columns === null ? null : wire.columns.columns.map(({ title }) => title),
    };
  };
}

function changed(
  before: PayRunSettings,
  sent: Sent,
  { shop, now, secrets }: { readonly shop: ShopRow; readonly now: Date; readonly secrets: Sealer },
): PayRunSettings {
  const { second_above: second, file_format: fileFormat, pays_by_itself: paysByItself } = sent;
  const after = {
    schedule: scheduleOf(before.schedule, sent, dayAt(now, shop.time_zone)),
    paysByItself: paysByItself ?? before.paysByItself,
    secondAbove: secondOf(),
    fileFormat: fileFormat === undefined ? before.fileFormat : fileFormat,
    from: accountOf(before.from, sent, shop.id, secrets),
    columns: columnsOf(before.columns, sent),
  };
  if (fileFormat != null) {
    const refusal = currencyRefusal(fileFormat, shop.currency);
    if (refusal !== null) throw refuse(422, 'invalid_value', refusal, { pointer: '/file_format' });
  }
  return after;

  function secondOf(): number | null {
    if (second === undefined) return before.secondAbove;
    if (second === null) return null;
    const minor = moneyOf(second, shop.currency, '/second_above');
    if (minor >= 0) return minor;
    throw refuse(422, 'invalid_value', 'The limit cannot be below zero.', { pointer: '/second_above' });
  }
}

/** A schedule that stays the same keeps its days. */
function scheduleOf(before: PayRunSchedule | null, { schedule }: Sent, today: string): PayRunSchedule | null {
  if (schedule === undefined) return before;
  if (schedule === null) return null;
  const { every, day, method = null } = schedule;
  if (!isDayOf(every, day)) {
    throw refuse(422, 'invalid_value', 'A week has the days 1 to 7.', { pointer: '/schedule/day' });
  }
  const isSame = before?.every === every && before.day === day;
  return { every, day, method, setOn: isSame ? before.setOn : today };
}

function accountOf(
  before: PayRunSettings['from'],
  { from }: Sent,
  shopId: number,
  secrets: Sealer,
): PayRunSettings['from'] {
  if (from === undefined) return before;
  if (from === null) return null;
  const checked = checkBankDetails(from);
  if (checked.is === 'refused') {
    const [first, ...rest] = checked.faults.map(({ field, why }) => ({
      detail: why,
      pointer: `/from/${field}`,
      code: 'invalid_value' as const,
    }));
    throw new Refusal(422, 'invalid_value', [
      first ?? { detail: 'This account cannot be used.', code: 'invalid_value' },
      ...rest,
    ]);
  }
  const account = { ...shopAccountFromWire(from), ...checked.details };
  const sealed = secrets.seal(JSON.stringify(account), placeOfShopAccount(shopId));
  return { holder: account.holder, masked: maskedBankDetails(checked.details), sealed };
}

function columnsOf(before: PayRunSettings['columns'], { columns }: Sent): PayRunSettings['columns'] {
  if (columns === undefined) return before;
  if (columns === null) return null;
  const read = bankFileColumnsFromWire(columns);
  const [fault] = columnFaults(read);
  if (fault !== undefined) throw refuse(422, 'invalid_value', fault, { pointer: '/columns' });
  return read;
}
