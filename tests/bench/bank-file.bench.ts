/**
 * The bank file of a pay run of 2,000 payments in each format, and the bank's statement of it, read and matched.
 *   node tests/bench/bank-file.bench.ts [--payments 2000]
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { bankFileFormats, type ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { ukColumns } from '@consignment/domain/pay-runs/uk-columns';
import type { BankFileAsk } from '@consignment/server/features/pay-runs/bank-files/bank-file';
import { makeBankFile } from '@consignment/server/features/pay-runs/bank-files/make-bank-file';
import { matchEntries } from '@consignment/server/features/pay-runs/bank-files/match-entries';
import { readBankStatement } from '@consignment/server/features/pay-runs/bank-files/read-bank-statement';
import { figure, heading, timed } from './harness.ts';

const { values } = parseArgs({
  options: { payments: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
const count = Number(values.payments);
const holders = ['Zoë Müller', 'Łukasz Żółć', 'Ελένη Παπαδοπούλου', "O'Neill & Sons"];

const iban: ShopAccount = { kind: 'iban', holder: 'Shop', iban: 'DE89370400440532013000', bic: null };
const aba: ShopAccount = {
  kind: 'aba',
  holder: 'Shop',
  routing: '021000021',
  account: '123456789',
  accountType: 'checking',
  bankName: 'Bank',
  companyId: '1234567890',
};

const other = { kind: 'other' as const, holder: 'Shop', account: '12345678' };
const national: Partial<
  Record<BankFileAsk['format'], { currency: string; from: typeof other & ShopAccount }>
> = {
  aba: { currency: 'AUD', from: { ...other, branch: '062-000', companyId: '301500', bankName: 'CBA' } },
  cpa_005: {
    currency: 'CAD',
    from: { ...other, branch: '003-12345', companyId: 'A123456789', bankName: '00320' },
  },
  bacs_18: { currency: 'GBP', from: { ...other, branch: '20-00-00', companyId: '123456' } },
};

function askOf(format: BankFileAsk['format']): BankFileAsk {
  const isAch = format.startsWith('nacha');
  const { currency, from } =
    national[format] ?? (isAch ? { currency: 'USD', from: aba } : { currency: 'EUR', from: iban });
  return {
    format,
    messageId: 'pay-run-7',
    createdAt: new Date('2026-11-26T10:00:00Z'),
    timeZone: 'Europe/Berlin',
    executionDay: '2026-11-30',
    currency,
    from,
    fileNumber: 1,
    // Wise takes no more at once.
    payments: Array.from({ length: format === 'wise_csv' ? Math.min(count, 1000) : count }, (_, nth) => ({
      reference: `po-${nth + 1}`,
      amount: 100 + nth,
      to: { ...from, holder: holderOf(nth) },
      text: `Payout ${nth + 1}`,
    })),
    ...(format === 'csv' ? { columns: ukColumns } : {}),
  };
}

function holderOf(nth: number): string {
  return holders[nth % holders.length] ?? '';
}

heading(`A bank file of ${count.toLocaleString('en-US')} payments`);
console.log(
  `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
);
const aim = { what: 'aim', value: 2000 };
for (const format of bankFileFormats) {
  const ask = askOf(format);
  const time = await timed(() => Promise.resolve(makeBankFile(ask)));
  figure(`written, ${format}`, time, 'ms', aim);
}

const { payments, currency } = askOf('pain.001.001.09');
const entries = payments.map(
  ({
    reference,
    amount,
  }) => `<Ntry><Amt Ccy="EUR">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>DBIT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId>
</Refs></TxDtls></NtryDtls></Ntry>`,
);
const statement = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const given = payments.map(({ reference, amount }) => ({
  reference,
  amount,
  currency,
  file: null,
  known: 'nothing' as const,
}));
let matched = 0;
const time = await timed(() => {
  ({ length: matched } = matchEntries(readBankStatement(statement), given).matched);
  return Promise.resolve();
});
if (matched !== count) throw new Error(`${matched} of ${count} payments were matched.`);
figure('a statement of them read and matched, camt.053.001.08', time, 'ms');
