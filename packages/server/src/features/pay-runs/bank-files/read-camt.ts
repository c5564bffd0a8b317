import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { sumMoney } from '@consignment/domain/money/money';
import { bankAmount } from './bank-amount.ts';
import { referencesIn, type Booking } from './booking.ts';
import { childOf, childrenOf, bankMessageOf, xmlTextAt, type XmlNode } from './read-xml.ts';
import { reasonText } from './reasons.ts';
import { BankTextRefused } from './refused-text.ts';

const texts = defineTexts('ReadCamt', {
  noDirection: 'The file does not say whether money came in or went out ({place}).',
  noDay: 'The booking date is missing ({place}).',
  reads: 'camt.052, camt.053 and camt.054, each in versions .02 to .13',
  entry: 'entry {entry} in statement {statement}',
  part: '{place}, part {part}',
});

/** Reports within a day, statements, and notifications: the element of each, and of its parts. */
const messages: Readonly<Record<string, readonly [message: string, part: string]>> = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

/** All versions have the elements that are read here, some of them in two forms. */
const versions = /^(camt\.05[234])\.001\.(?:0[2-9]|1[0-3])$/;

/** The bank's codes of returned and rejected credit transfers, within a booking's kind. */
const returnFamilies = new Set(['RRTN', 'RPCR', 'ARET', 'AREV']);

/** The bookings of a statement, report or notification; pending ones are not booked yet and are left out. */
export function readCamt(text: string): Booking[] {
  const message = bankMessageOf(
    text,
    (version) => messages[versions.exec(version)?.[1] ?? '']?.[0] ?? null,
    texts.reads,
  );
  const parts = Object.values(messages).flatMap(([, part]) => childrenOf(message, part));
  return parts.flatMap((statement, index) =>
    childrenOf(statement, 'Ntry').flatMap((entry, nth) =>
      bookingsOf(entry, texts.entry({ entry: nth + 1, statement: index + 1 })),
    ),
  );
}

function bookingsOf(entry: XmlNode, place: string): Booking[] {
  // A separate code in the newer version, the text itself in the older one.
  const status = xmlTextAt(entry, 'Sts', 'Cd') ?? xmlTextAt(entry, 'Sts');
  if (status !== null && status !== 'BOOK') return [];
  const details = childrenOf(entry, 'NtryDtls').flatMap((group) => childrenOf(group, 'TxDtls'));
  const whole = amountOf(entry, place);
  if (details.length <= 1) return [booking(entry, details[0] ?? null, whole, place)];
  const parts = details.map((detail) => ({ detail, amount: partOf(detail, entry, whole.currency, place) }));
  const known = parts.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  // Parts of a booking whose amounts are missing or do not add up are not separate bookings.
  if (known.length < parts.length || sumMoney(known) !== whole.amount) {
    return [booking(entry, null, whole, place)];
  }
  return parts.map(({ detail, amount }, nth) =>
    booking(entry, detail, { ...whole, amount: amount ?? 0 }, texts.part({ place, part: nth + 1 }), nth + 1),
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
  const additional = [xmlTextAt(entry, 'AddtlNtryInf'), xmlTextAt(detail, 'AddtlTxInf')];
  const exact = referencesIn([xmlTextAt(refs, 'EndToEndId'), xmlTextAt(refs, 'InstrId')]);
  const own = xmlTextAt(refs, 'AcctSvcrRef') ?? xmlTextAt(entry, 'AcctSvcrRef');
  const number = part === 0 ? own : own === null ? null : `${own}/${part}`;
  return {
    references: exact.length > 0 ? exact : referencesIn([...remittance, ...additional]),
    file:
      xmlTextAt(refs, 'PmtInfId') ??
      xmlTextAt(refs, 'MsgId') ??
      xmlTextAt(batch, 'PmtInfId') ??
      xmlTextAt(batch, 'MsgId'),
    amount,
    currency,
    day: dayOf(entry, place),
    text: [...remittance, ...additional]
      .filter((text) => text !== null)
      .join(' ')
      .slice(0, 500),
    payee: amount > 0 ? '' : payeeOf(detail),
    returned: returnOf(entry, detail),
    bankId: number === 'NOTPROVIDED' || number === 'NONREF' ? null : number,
  };
}

/** A separate party in the newer version, the creditor itself in the older one. */
function payeeOf(detail: XmlNode | null): string {
  const creditor = childOf(detail, 'RltdPties', 'Cdtr');
  return xmlTextAt(creditor, 'Pty', 'Nm') ?? xmlTextAt(creditor, 'Nm') ?? '';
}

function returnOf(entry: XmlNode, detail: XmlNode | null): string | null {
  const info = childOf(detail, 'RtrInf');
  if (info !== null) {
    return reasonText(
      xmlTextAt(info, 'Rsn', 'Cd') ?? xmlTextAt(info, 'Rsn', 'Prtry'),
      childrenOf(info, 'AddtlInf').map(({ text }) => text),
    );
  }
  const family = [detail, entry].map((node) => xmlTextAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'));
  const isReturned =
    xmlTextAt(entry, 'RvslInd') === 'true' ||
    xmlTextAt(entry, 'RvslInd') === '1' ||
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
  const direction = xmlTextAt(node, 'CdtDbtInd');
  if (direction === 'CRDT') return 1;
  if (direction === 'DBIT') return -1;
  throw new BankTextRefused(texts.noDirection({ place }));
}

function dayOf(entry: XmlNode, place: string): string {
  for (const name of ['BookgDt', 'ValDt']) {
    const day = (xmlTextAt(entry, name, 'Dt') ?? xmlTextAt(entry, name, 'DtTm'))?.slice(0, 10);
    if (day !== undefined && isDate(day)) return day;
  }
  throw new BankTextRefused(texts.noDay({ place }));
}
