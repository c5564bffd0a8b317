import type {
  BookedPayout,
  ComparedPayment,
} from '../../../../packages/server/src/features/reconciliation/queries/compared-payments.ts';

/** A payout of 10.00 by PayPal that is paid. */
export function aPayout(changes: Partial<BookedPayout> = {}): BookedPayout {
  return {
    id: 1,
    invoiceNumber: 101,
    vendorId: 7,
    vendorName: 'Blue Kiln',
    method: 'paypal',
    status: 'paid',
    amount: 1000,
    currency: 'GBP',
    madeAt: new Date('2026-03-10T12:00:00Z'),
    receiver: 'kiln@vendor.example',
    providerIds: [],
    file: null,
    fileAmount: null,
    ...changes,
  };
}

/** Its payment in the report. */
export function aPayment(changes: Partial<ComparedPayment> = {}): ComparedPayment {
  return {
    row: 2,
    payoutId: 1,
    file: null,
    amount: 1000,
    currency: 'GBP',
    day: '2026-03-10',
    isReturn: false,
    isDone: true,
    receiver: 'kiln@vendor.example',
    reference: 'TX1',
    ofReference: '',
    status: 'Completed',
    text: 'Mass Pay Payment',
    ...changes,
  };
}
