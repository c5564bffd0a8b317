import type { Tx } from '../../database/database.ts';
import { auditMoney } from '../../ledger/audit.ts';
import { linesOffLedger, type LineOffLedger } from '../../ledger/audit-lines.ts';
import type { Difference } from '../../ledger/difference.ts';
import { payoutsNamed, vendorsOfNames } from './queries/names.ts';
import type { DifferenceFound } from './queries/differences.ts';
import type { DifferenceField } from '@consignment/domain/reconciliation/difference-kinds';
import { money, words } from './facts.ts';

/* The books among themselves, by the audit of the ledger: lines, payouts, totals and entries. */

const totals: Readonly<Record<string, DifferenceField>> = {
  'vendor due': 'due',
  'vendor paid': 'paid',
  'vendor sales': 'sales',
  'vendor tax': 'tax',
};

export async function booksFindings(tx: Tx, shopId: number): Promise<DifferenceFound[]> {
  const lines = await linesOffLedger(tx, shopId);
  const audited = await auditMoney(tx, shopId);
  const ofTotals = Map.groupBy(
    audited.filter(({ what }) => what in totals),
    ({ id }) => id,
  );
  // A line that is off takes the figures of its payout and its vendor along, and says more than they do.
  const explained = {
    payouts: new Set(lines.flatMap(({ payoutId }) => payoutId ?? [])),
    vendors: new Set(lines.flatMap(({ vendorId }) => vendorId ?? [])),
  };
  const ofPayouts = Map.groupBy(
    audited.filter(({ what, id }) => what.startsWith('payout ') && !explained.payouts.has(id)),
    ({ id }) => id,
  );
  const ofVendors = audited.filter(
    ({ what, id }) => (what === 'vendor payable' || what === 'vendor cash') && !explained.vendors.has(id),
  );
  const ofEntries = audited.filter(({ what }) => what === 'ledger transaction');
  const vendors = await vendorsOfNames(tx, shopId, [...ofTotals.keys(), ...ofVendors.map(({ id }) => id)]);
  const payouts = await payoutsNamed(tx, shopId, [...ofPayouts.keys()]);
  return [
    ...lines.map(lineOff),
    ...[...ofPayouts].map(([id, figures]): DifferenceFound => {
      const payout = payouts.get(id);
      return {
        kind: 'line_off_ledger',
        subject: `payout:${id}`,
        title: `Payout #${payout?.invoiceNumber ?? id} · ${payout?.vendorName ?? ''}`,
        facts: figures.map((figure) => money('ledger', figure.found, figure.expected)),
        amount: largest(figures),
        payoutId: id,
        vendorId: payout?.vendorId ?? null,
      };
    }),
    ...ofVendors.map((figure): DifferenceFound => ({
      kind: 'line_off_ledger',
      subject: `vendor:${figure.what}:${figure.id}`,
      title: vendors.get(figure.id) ?? '',
      facts: [money(figure.what === 'vendor cash' ? 'paid' : 'ledger', figure.found, figure.expected)],
      amount: gap(figure),
      vendorId: figure.id,
    })),
    ...ofEntries.map((figure): DifferenceFound => ({
      kind: 'line_off_ledger',
      subject: `transaction:${figure.id}`,
      title: `Ledger transaction ${figure.id}`,
      facts: [money('ledger', figure.found, figure.expected)],
      amount: gap(figure),
    })),
    ...[...ofTotals].map(([id, figures]): DifferenceFound => ({
      kind: 'total_off',
      subject: `vendor:${id}`,
      title: vendors.get(id) ?? '',
      facts: figures.map(({ what, found, expected }) => money(totals[what] ?? 'due', found, expected)),
      amount: largest(figures),
      vendorId: id,
    })),
  ];
}

function lineOff(line: LineOffLedger): DifferenceFound {
  return {
    kind: 'line_off_ledger',
    subject: `line:${line.id}`,
    title: line.orderName === null ? line.title : `${line.orderName} · ${line.title}`,
    facts: [
      money('commission', line.commission, line.booked),
      ...(line.vendorName === null ? [] : [words('vendor', line.vendorName, null)]),
      ...(line.invoiceNumber === null ? [] : [words('payout', `#${line.invoiceNumber}`, null)]),
    ],
    amount: Math.abs(line.commission - (line.booked ?? 0)),
    orderId: line.orderId,
    orderName: line.orderName,
    lineItemId: line.id,
    payoutId: line.payoutId,
    vendorId: line.vendorId,
  };
}

function gap({ expected, found }: Difference): number {
  return Math.abs((expected ?? 0) - (found ?? 0));
}

function largest(figures: readonly Difference[]): number {
  return Math.max(...figures.map(gap));
}
