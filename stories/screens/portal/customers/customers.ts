import type {
  CustomerRow,
  ImportReview,
} from '../../../../packages/components/src/screens/portal/customers/customer.ts';

export function aCustomerRow(changes: Partial<CustomerRow> = {}): CustomerRow {
  return {
    id: 71,
    customer__first_name: 'Zoë',
    customer__last_name: 'Marsh',
    customer__email: 'zoe@example.com',
    customer__state: 'enabled',
    customer__created_at: '2026-03-15T12:00:00Z',
    ...changes,
  };
}

const names = ['Wei', 'Vida', 'Tomasz', 'Siân', 'Noor', 'Kai', 'Ines', 'Ada'];
const states = ['enabled', 'disabled', 'invited'];

export function someCustomers(count: number): CustomerRow[] {
  return Array.from({ length: count }, (_, index) =>
    aCustomerRow({
      id: 700 + index,
      customer__first_name: names[index % names.length] ?? 'Ada',
      customer__last_name: 'Lund',
      customer__email: `customer${index + 1}@example.com`,
      customer__state: states[index % states.length] ?? 'enabled',
    }),
  );
}

/** The effect of a file of three new customers and one known. */
export const aReview: ImportReview = {
  customers: [
    { row: 2, first_name: 'Kai', last_name: 'Lund', email: 'kai@example.com' },
    { row: 3, first_name: '陈', last_name: '伟', email: 'wei@example.com' },
    { row: 5, first_name: 'Bo', last_name: '', email: 'bo@example.com' },
  ],
  existing: [{ row: 4, email: 'zoe@example.com' }],
  problems: [],
};

export const aFileWithProblems: ImportReview = {
  ...aReview,
  problems: [
    { row: 6, detail: '“nn at example.com” is not an email address.' },
    { row: 7, detail: 'Enter a first name.' },
  ],
};
