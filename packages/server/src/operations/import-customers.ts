import { forSession } from '../operation.ts';
import { readCustomersCsv } from '../platforms/csv/customers.ts';
import { CsvRefused } from '../platforms/csv/read-csv.ts';
import { notFound, refuse } from '../problem.ts';
import { addCustomers } from '../queries/customers.ts';
import { vendorById } from '../queries/vendors.ts';

const mostRows = 5000;

export const importCustomers = forSession<'importCustomers'>(async ({ body, session, now, write }) => {
  const { customers, problems } = read(body.csv);
  if (customers.length + problems.length === 0) {
    throw refuse(422, 'invalid_value', 'The file has no customers.', { pointer: '/csv' });
  }
  if (customers.length + problems.length > mostRows) {
    const detail = `A file may have ${mostRows} customers at most. Import it in parts.`;
    throw refuse(422, 'invalid_value', detail, { pointer: '/csv' });
  }
  return write(async (tx) => {
    if ((await vendorById(tx, session.shopId, body.vendor)) === null) throw notFound();
    const added = await addCustomers(tx, { vendorId: body.vendor, now }, customers);
    const isNew = new Set(added.map(({ nth }) => nth));
    const existing = customers
      .filter((_one, nth) => !isNew.has(nth))
      .map(({ row, email }) => ({ row, email }));
    return { status: 200, body: { created: added.length, existing, problems: [...problems] } };
  });
});

function read(csv: string) {
  try {
    return readCustomersCsv(csv);
  } catch (error) {
    if (error instanceof CsvRefused) {
      throw refuse(422, 'invalid_value', error.message, { pointer: '/csv' });
    }
    throw error;
  }
}
