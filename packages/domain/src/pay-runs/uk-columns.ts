import type { CsvColumns } from './bank-file.ts';

/** As many banks of the United Kingdom read it; a shop changes it to what its own bank asks for. */
export const ukColumns: CsvColumns = {
  separator: ',',
  decimal: '.',
  date: 'DD/MM/YYYY',
  hasHeader: true,
  columns: [
    { title: 'Name', field: 'name', text: '' },
    { title: 'Sort code', field: 'branch', text: '' },
    { title: 'Account number', field: 'account', text: '' },
    { title: 'Amount', field: 'amount', text: '' },
    { title: 'Reference', field: 'reference', text: '' },
    { title: 'Date', field: 'date', text: '' },
  ],
};
