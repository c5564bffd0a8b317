/** The columns of PayPal's activity download that a report of all fields begins with. */
export const reportHeader = [
  'Date',
  'Time',
  'TimeZone',
  'Name',
  'Type',
  'Status',
  'Currency',
  'Gross',
  'Fee',
  'Net',
  'From Email Address',
  'To Email Address',
  'Transaction ID',
  'Item Title',
  'Item ID',
  'Reference Txn ID',
  'Invoice Number',
  'Custom Number',
  'Balance',
  'Subject',
  'Note',
  'Balance Impact',
] as const;

type Cells = Partial<Record<(typeof reportHeader)[number], string>>;

/** A payment of 10.00 to a vendor for payout 12. */
export function aReportRow(cells: Cells = {}): Cells {
  return {
    Date: '03/10/2026',
    Time: '12:00:00',
    TimeZone: 'GMT',
    Name: 'Blue Kiln',
    Type: 'Mass Pay Payment',
    Status: 'Completed',
    Currency: 'GBP',
    Gross: '-10.00',
    Fee: '-0.20',
    Net: '-10.20',
    'From Email Address': 'shop@shop.example',
    'To Email Address': 'kiln@vendor.example',
    'Transaction ID': 'TX1',
    'Custom Number': 'po_12_1',
    'Balance Impact': 'Debit',
    ...cells,
  };
}
