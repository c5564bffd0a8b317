import { isDate } from '@consignment/domain/dates';
import { sumMoney } from '@consignment/domain/money';
import { bankAmount } from './bank-amount.ts';
import { referencesIn, type Booking } from './booking.ts';
import { childOf, childrenOf, messageOf, textAt, type XmlNode } from './read-xml.ts';
import { reasonText } from './reasons.ts';
import { BankTextRefused } from './refused-text.ts';

export const statementVersions = ['camt.053.001.02', 'camt.053.001.08'] as const;

/** The bank's codes of returned and rejected credit transfers, within a booking's kind. */
const returnFamilies = new Set(['RRTN', 'RPCR', 'ARET', 'AREV']);

/** The bookings of a statement; pending ones are not booked yet and are left out. */
export function readCamt(text: string): Booking[] {
  const message = messageOf(text, statementVersions, 'BkToCstmrStmt');
  return childrenOf(message, 'Stmt').flatMap((statement, index) =>
    childrenOf(statement, 'Ntry').flatMap((entry, nth) =>
      bookingsOf(entry, `entry ${nth + 1} of statement ${index + 1}`),
    ),
  );
}

function bookingsOf(entry: XmlNode, place: string): Booking[] {
  // A code of its own in the newer version, the text itself in the older one.
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  if (status !== null && status !== 'BOOK') return [];
  const details = childrenOf(entry, 'NtryDtls').flatMap((group) => childrenOf(group, 'TxDtls'));
  const whole = amountOf(entry, place);
  if (details.length <= 1) return [booking(entry, details[0] ?? null, whole, place)];
  const parts = details.map((detail) => ({ detail, amount: partOf(detail, entry, whole.currency, place) }));
  const known = parts.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  // Parts of a booking whose amounts are missing or do not add up are no bookings of their own.
  if (known.length < parts.length || sumMoney(known) !== whole.amount) {
    return [booking(entry, null, whole, place)];
  }
  return parts.map(({ detail, amount }, nth) =>
    booking(entry, detail, { ...whole, amount: amount ?? 0 }, `${place}, part ${nth + 1}`, nth + 1),
  );
}

function booking(
  entry: XmlNode,
  detail: XmlNode | null,
  { amount, currency }: { amount: number; currency: string },
  place: string,
  part = 0,
): Booking {
  const refs = childOf(detail, 'Refs');
  const batch = childOf(entry, 'NtryDtls', 'Btch');
  const remittance = childrenOf(childOf(detail, 'RmtInf'), 'Ustrd').map(({ text }) => text);
  const additional = [textAt(entry, 'AddtlNtryInf'), textAt(detail, 'AddtlTxInf')];
  const exact = referencesIn([textAt(refs, 'EndToEndId'), textAt(refs, 'InstrId')]);
  const own = textAt(refs, 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef');
  const number = part === 0 ? own : own === null ? null : `${own}/${part}`;
  return {
    references: exact.length > 0 ? exact : referencesIn([...remittance, ...additional]),
    file:
      textAt(refs, 'PmtInfId') ??
      textAt(refs, 'MsgId') ??
      textAt(batch, 'PmtInfId') ??
      textAt(batch, 'MsgId'),
    amount,
    currency,
    day: dayOf(entry, place),
    text: [...remittance, ...additional]
      .filter((text) => text !== null)
      .join(' ')
      .slice(0, 500),
    returned: returnOf(entry, detail),
    bankId: number === 'NOTPROVIDED' || number === 'NONREF' ? null : number,
  };
}

function returnOf(entry: XmlNode, detail: XmlNode | null): string | null {
  const info = childOf(detail, 'RtrInf');
  if (info !== null) {
    return reasonText(
      textAt(info, 'Rsn', 'Cd') ?? textAt(info, 'Rsn', 'Prtry'),
      childrenOf(info, 'AddtlInf').map(({ text }) => text),
    );
  }
  const family = [detail, entry].map((node) => textAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'));
  const isReturned =
    textAt(entry, 'RvslInd') === 'true' ||
    textAt(entry, 'RvslInd') === '1' ||
    family.some((code) => code !== null && returnFamilies.has(code));
  return isReturned ? reasonText(null, []) : null;
}

function amountOf(entry: XmlNode, place: string): { amount: number; currency: string } {
  const node = childOf(entry, 'Amt');
  const currency = node?.attributes['Ccy'] ?? '';
  return { amount: signOf(entry, place) * bankAmount(node?.text ?? '', currency, place), currency };
}

/** The amount of one part, in the currency of the booking; null where the statement does not say it. */
function partOf(detail: XmlNode, entry: XmlNode, currency: string, place: string): number | null {
  const node = childOf(detail, 'Amt') ?? childOf(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (node === null || node.attributes['Ccy'] !== currency) return null;
  const sign = childOf(detail, 'CdtDbtInd') === null ? signOf(entry, place) : signOf(detail, place);
  return sign * bankAmount(node.text, currency, place);
}

function signOf(node: XmlNode, place: string): 1 | -1 {
  const direction = textAt(node, 'CdtDbtInd');
  if (direction === 'CRDT') return 1;
  if (direction === 'DBIT') return -1;
  throw new BankTextRefused(`It is not said whether money came in or went out (${place}).`);
}

function dayOf(entry: XmlNode, place: string): string {
  for (const name of ['BookgDt', 'ValDt']) {
    const day = (textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm'))?.slice(0, 10);
    if (day !== undefined && isDate(day)) return day;
  }
  throw new BankTextRefused(`The day of the booking is missing (${place}).`);
}
