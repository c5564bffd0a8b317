import {
  bankFileRules,
  columnFaults,
  currencyRefusal,
  immediateOriginFault,
  type ShopAccount,
} from '@consignment/domain/pay-runs/bank-file';
import { maskedBankDetails } from '@consignment/domain/payouts/bank-details';
import { checkBankDetails } from '../../../actions/vendors/bank-details-check.ts';
import { changeOf, isNoChange } from '@consignment/domain/history/history-entry';
import { isDayOf } from '@consignment/domain/pay-runs/pay-run-schedule';
import { defineTexts, reader } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession, type Body } from '../../../actions/operation.ts';
import { refuseChanged } from '../../../actions/shops/settings-values.ts';
import { moneyOf } from '../../../common/figures.ts';
import { refuse, Refusal } from '../../../common/problem.ts';
import type { Sealer } from '../../../common/sealed.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import {
  nextRunOn,
  payRunSettingsOf,
  savePayRunSettings,
  type PayRunSchedule,
  type PayRunSettings,
} from '../../../queries/payouts/pay-run-settings.ts';
import { placeOfShopAccount, shopAccountIn } from '../../../queries/shops/shop-account.ts';
import { shopOf, type ShopRow } from '../../../queries/shops/shops.ts';
import { accountFaults } from '../bank-files/make-bank-file.ts';
import { bankFileColumnsFromWire, shopAccountFromWire } from '../bank-file-wire.ts';
import { payRunSettingsToWire } from '../pay-run-wire.ts';

const texts = defineTexts('UpdatePayRunSettings', {
  limitBelowZero: 'The limit cannot be below zero.',
  weekDays: 'Enter a day of the week from 1 to 7.',
  unusable: 'This account cannot be used.',
  notBalanced: 'Only ACH files from a US account and Australian direct entry files can be balanced.',
  noOrigin: 'Only an ACH file that pays from a US account can have an immediate origin.',
  off: 'off',
  month: 'every month on day {day}',
  week: 'every week on {day}',
  two_weeks: 'every two weeks on {day}',
});

type Sent = Body<'updatePayRunSettings'>;

export const updatePayRunSettings = forSession<'updatePayRunSettings'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId } = session;
      // Pay runs hold the settings while they pay: nothing changes under one.
      await lockSettings(tx, shopId, 'change');
      const shop = await shopOf(tx, shopId);
      const before = await payRunSettingsOf(tx, shopId);
      const { expected = {}, ...values } = body;
      const seen = payRunSettingsToWire(before, { currency: shop.currency, nextOn: null });
      refuseChanged(withMethod(expected), seen, withMethod(values), inWords);
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

/** A schedule without a method pays each vendor by its own method. */
function withMethod(
  values: Pick<Sent, 'schedule'> & Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { schedule } = values;
  return schedule == null
    ? values
    : { ...values, schedule: { ...schedule, method: schedule.method ?? null } };
}

/** The values that are shown to the second of two people. */
const inWords = {
  schedule: (value: unknown) => (value === null ? texts.off : scheduleText(value as PayRunSchedule)),
  from: (value: unknown) => (value === null ? null : (value as { masked: string }).masked),
  columns: (value: unknown) =>
    value === null
      ? null
      : (value as NonNullable<Sent['columns']>).columns.map(({ title }) => title).join(', '),
};

/** Of a day from 1, Monday, to 7. */
function weekdayText(day: number): string {
  const { locale } = reader.language();
  // The first of January 2024 was a Monday.
  return new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
}

function scheduleText({ every, day }: Pick<PayRunSchedule, 'every' | 'day'>): string {
  return texts[every]({ day: every === 'month' ? String(day) : weekdayText(day) });
}

const kept = [
  'every',
  'day',
  'method',
  'pays_by_itself',
  'second_above',
  'file_format',
  'has_account',
  'columns',
  'balanced_file',
  'immediate_origin',
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
      balanced_file: wire.balanced_file,
      immediate_origin: wire.immediate_origin,
    };
  };
}

function changed(
  before: PayRunSettings,
  sent: Sent,
  { shop, now, secrets }: { readonly shop: ShopRow; readonly now: Date; readonly secrets: Sealer },
): PayRunSettings {
  const { second_above: second, file_format: fileFormat, pays_by_itself: paysByItself } = sent;
  const from = accountOf(before.from, sent, shop, secrets);
  const format = fileFormat === undefined ? before.fileFormat : fileFormat;
  const account = from === null ? null : shopAccountIn(secrets, shop.id, from.sealed);
  const after = {
    schedule: scheduleOf(before.schedule, sent, dayAt(now, shop.time_zone)),
    paysByItself: paysByItself ?? before.paysByItself,
    secondAbove: secondOf(),
    fileFormat: format,
    from,
    columns: columnsOf(before.columns, sent),
    ...achOf(before, sent, { format, account }),
  };
  if (fileFormat != null) {
    const refusal = currencyRefusal(fileFormat, shop.currency);
    if (refusal !== null) throw refuse(422, 'invalid_value', refusal, { pointer: '/file_format' });
  }
  if (fileFormat !== undefined || sent.from !== undefined) refuseAccount(format, account, shop.currency);
  return after;

  function secondOf(): number | null {
    if (second === undefined) return before.secondAbove;
    if (second === null) return null;
    const minor = moneyOf(second, shop.currency, '/second_above');
    if (minor >= 0) return minor;
    throw refuse(422, 'invalid_value', texts.limitBelowZero, { pointer: '/second_above' });
  }
}

/** An account of the format's kind needs whatever its files say of it. Own columns are chosen later. */
function refuseAccount(
  format: PayRunSettings['fileFormat'],
  account: ShopAccount | null,
  currency: string,
): void {
  if (format === null || format === 'csv' || account === null) return;
  if (!bankFileRules[format].kinds.includes(account.kind)) return;
  const [first, ...rest] = accountFaults({ format, from: account, currency }).map((detail) => ({
    detail,
    pointer: '/from',
    code: 'invalid_value' as const,
  }));
  if (first !== undefined) throw new Refusal(422, 'invalid_value', [first, ...rest]);
}

/** A schedule that stays the same keeps its days. */
function scheduleOf(before: PayRunSchedule | null, { schedule }: Sent, today: string): PayRunSchedule | null {
  if (schedule === undefined) return before;
  if (schedule === null) return null;
  const { every, day, method = null } = schedule;
  if (!isDayOf(every, day)) {
    throw refuse(422, 'invalid_value', texts.weekDays, { pointer: '/schedule/day' });
  }
  const isSame = before?.every === every && before.day === day;
  return { every, day, method, setOn: isSame ? before.setOn : today };
}

function accountOf(
  before: PayRunSettings['from'],
  { from }: Sent,
  { id: shopId, currency }: ShopRow,
  secrets: Sealer,
): PayRunSettings['from'] {
  if (from === undefined) return before;
  if (from === null) return null;
  const checked = checkBankDetails(from, currency);
  if (checked.is === 'refused') {
    const [first, ...rest] = checked.faults.map(({ field, why }) => ({
      detail: why,
      pointer: `/from/${field}`,
      code: 'invalid_value' as const,
    }));
    throw new Refusal(422, 'invalid_value', [
      first ?? { detail: texts.unusable, code: 'invalid_value' },
      ...rest,
    ]);
  }
  const account = { ...shopAccountFromWire(from), ...checked.details };
  const sealed = secrets.seal(JSON.stringify(account), placeOfShopAccount(shopId));
  return { holder: account.holder, masked: maskedBankDetails(checked.details), sealed };
}

/** Both are of ACH files that pay from a US account, the first of Australia's files too, and go with them. */
function achOf(
  before: Pick<PayRunSettings, 'isBalanced' | 'immediateOrigin'>,
  { balanced_file: isBalanced, immediate_origin: origin }: Sent,
  of: { readonly format: PayRunSettings['fileFormat']; readonly account: ShopAccount | null },
): Pick<PayRunSettings, 'isBalanced' | 'immediateOrigin'> {
  const { format, account } = of;
  const pays = (kind: ShopAccount['kind']) => account === null || account.kind === kind;
  const isAch = format !== null && bankFileRules[format].currency === 'USD' && pays('aba');
  const mayBalance = isAch || (format === 'aba' && pays('other'));
  if (!mayBalance && isBalanced === true) {
    throw refuse(422, 'invalid_value', texts.notBalanced, { pointer: '/balanced_file' });
  }
  if (!isAch && origin != null) {
    throw refuse(422, 'invalid_value', texts.noOrigin, { pointer: '/immediate_origin' });
  }
  const immediateOrigin = origin === undefined ? before.immediateOrigin : (origin?.trim() ?? null);
  const fault = isAch && immediateOrigin !== null ? immediateOriginFault(immediateOrigin) : null;
  if (fault !== null) throw refuse(422, 'invalid_value', fault, { pointer: '/immediate_origin' });
  return {
    isBalanced: mayBalance && (isBalanced ?? before.isBalanced),
    immediateOrigin: isAch ? immediateOrigin : null,
  };
}

function columnsOf(before: PayRunSettings['columns'], { columns }: Sent): PayRunSettings['columns'] {
  if (columns === undefined) return before;
  if (columns === null) return null;
  const read = bankFileColumnsFromWire(columns);
  const [fault] = columnFaults(read);
  if (fault !== undefined) throw refuse(422, 'invalid_value', fault, { pointer: '/columns' });
  return read;
}
