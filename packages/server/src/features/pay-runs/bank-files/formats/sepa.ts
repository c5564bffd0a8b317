import type { PostalAddress } from '@consignment/domain/payouts/bank-details';
import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { addressRefusal, sepaCountries } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import { timeInZone } from '@consignment/domain/time/zone';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { sepaText } from '../characters.ts';
import { element, xmlFile } from '../xml-text.ts';
import { amountFaults, payeeNameFaults, shopNameFaults } from './faults.ts';

const texts = defineTexts('Sepa', {
  noIban: 'Enter the IBAN of the account that the shop pays from.',
  notSepa: 'Banks in {country} do not accept SEPA payments.',
});

/** SEPA's largest payment. */
const largest = 99_999_999_999;

export const sepa: BankFormat = {
  fileFaults: (ask) => [...(ask.from.kind === 'iban' ? [] : [texts.noIban]), ...shopNameFaults(ask)],
  paymentFaults({ format, from }, payment) {
    const { to } = payment;
    const unaddressed = addressRefusal(format, from, to);
    const country = to.kind === 'iban' ? to.iban.slice(0, 2) : null;
    return [
      ...(unaddressed === null ? [] : [unaddressed]),
      ...amountFaults(payment, largest),
      ...(country === null || sepaCountries.has(country) ? [] : [texts.notSepa({ country })]),
      ...payeeNameFaults(payment),
    ];
  },
  write: writePain,
};

/**
 * A SEPA credit transfer, pain.001.001.09 or .03 by the guidelines of the European Payments Council (EPC132-08): one
 * group of payments, each booked separately, so that the bank's statement has the reference of each.
 */
function writePain(ask: BankFileAsk): Written {
  const { format, messageId, payments, from } = ask;
  if (from.kind !== 'iban') throw new TypeError('SEPA pays from an IBAN.');
  const isOld = format === 'pain.001.001.03';
  const count = element('NbOfTxs', String(payments.length));
  const sum = element('CtrlSum', euros(sumMoney(payments.map(({ amount }) => amount))));
  const holder = element('Nm', sepaText(from.holder, 70));
  const day = isOld ? ask.executionDay : [element('Dt', ask.executionDay)];
  const root = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', timeInZone(ask.createdAt, ask.timeZone)),
      count,
      sum,
      element('InitgPty', [holder]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageId),
      element('PmtMtd', 'TRF'),
      element('BtchBookg', 'false'),
      count,
      sum,
      element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
      element('ReqdExctnDt', day),
      element('Dbtr', [holder, ...addressOf(from.address)]),
      element('DbtrAcct', [element('Id', [element('IBAN', from.iban)])]),
      element('DbtrAgt', [
        element('FinInstnId', [
          from.bic === null ? element('Othr', [element('Id', 'NOTPROVIDED')]) : bic(from.bic, isOld),
        ]),
      ]),
      element('ChrgBr', 'SLEV'),
      ...payments.map((payment) => transfer(payment, isOld)),
    ]),
  ]);
  return {
    extension: 'xml',
    mediaType: 'application/xml',
    bytes: Buffer.from(xmlFile(`urn:iso:std:iso:20022:tech:xsd:${format}`, root), 'utf8'),
  };
}

function transfer({ reference, amount, to, text }: BankPayment, isOld: boolean): string {
  if (to.kind !== 'iban') throw new TypeError('SEPA pays to an IBAN.');
  const remittance = sepaText(text, 140);
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', reference), element('EndToEndId', reference)]),
    element('Amt', [element('InstdAmt', euros(amount), { Ccy: 'EUR' })]),
    ...(to.bic === null ? [] : [element('CdtrAgt', [element('FinInstnId', [bic(to.bic, isOld)])])]),
    element('Cdtr', [element('Nm', sepaText(to.holder, 70)), ...addressOf(to.address)]),
    element('CdtrAcct', [element('Id', [element('IBAN', to.iban)])]),
    ...(remittance === '' ? [] : [element('RmtInf', [element('Ustrd', remittance)])]),
  ]);
}

/** Structured, as banks ask for from November 2026 on; a part that cannot be read in the Latin script is left out. */
function addressOf(address: PostalAddress | undefined): string[] {
  if (address === undefined) return [];
  const parts = [
    ['StrtNm', address.street, 70],
    ['BldgNb', address.building, 16],
    ['PstCd', address.postcode, 16],
    ['TwnNm', address.town, 35],
    ['Ctry', address.country, 2],
  ] as const;
  const written = parts.flatMap(([name, text, length]) => {
    const plain = sepaText(text, length);
    return plain === '' ? [] : [element(name, plain)];
  });
  return [element('PstlAdr', written)];
}

function bic(code: string, isOld: boolean): string {
  return element(isOld ? 'BIC' : 'BICFI', code);
}

function euros(amount: number): string {
  return moneyToWire(amount, 'EUR');
}
