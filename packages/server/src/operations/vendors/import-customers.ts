import type { ReadCustomers } from '@consignment/domain/shop/customer';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession, type Answer } from '../../actions/operation.ts';
import { readCustomersCsv } from '../../imports/csv/customers.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';
import { checkPortalCustomers } from '../../actions/vendors/portal-customers.ts';
import { notFound, Refusal, refuse, type ProblemError } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { addCustomers } from '../../queries/vendors/customers.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('ImportCustomers', {
  noCustomers: 'The file has no customers.',
  tooMany: 'A file can have up to {most, plural, one {# customer} other {# customers}}. Import it in parts.',
  inRow: 'Row {row}: {fault}',
});

const mostRows = 5000;
/** Enough to find the fault in a file. */
const mostProblems = 100;

export const importCustomers = forSession<'importCustomers'>(async ({ body, session, by, now, write }) => {
  const read = readFile(body.csv);
  const isPreview = body.preview ?? false;
  if (!isPreview) refuseProblems(read);
  try {
    return await write(async (tx) => {
      await checkPortalCustomers(tx, session);
      if ((await vendorById(tx, session.shopId, body.vendor)) === null) throw notFound();
      const added = await addCustomers(tx, { vendorId: body.vendor, now }, read.customers);
      const imported = importedOf(read, new Set(added.map(({ nth }) => nth)));
      if (isPreview) throw new TakenBack(imported);
      if (added.length > 0) {
        const after = { created: added.length };
        const entry = { event: 'customer.imported', id: body.vendor, after } as const;
        await record(tx, { shopId: session.shopId, by, now }, [entry]);
      }
      return { status: 200, body: imported };
    });
  } catch (error) {
    if (error instanceof TakenBack) return { status: 200, body: error.imported };
    throw error;
  }
});

type Imported = Answer<'importCustomers'>['body'];

/**
 * Rolls the transaction of a preview back: only the database knows which customers are new, so the import runs and is
 * undone.
 */
class TakenBack extends Error {
  readonly imported: Imported;
  constructor(imported: Imported) {
    super('A preview changes nothing.');
    this.imported = imported;
  }
}

/** `isNew` holds the indexes of those that were added. */
function importedOf({ customers, problems }: ReadCustomers, isNew: ReadonlySet<number>): Imported {
  return {
    created: isNew.size,
    customers: customers.filter((_one, nth) => isNew.has(nth)),
    existing: customers.filter((_one, nth) => !isNew.has(nth)).map(({ row, email }) => ({ row, email })),
    problems: [...problems],
  };
}

function refuseProblems({ problems }: ReadCustomers): void {
  const errors = problems.slice(0, mostProblems).map(({ row, detail }): ProblemError => {
    return { detail: texts.inRow({ row, fault: detail }), pointer: '/csv', code: 'invalid_value' };
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(422, 'invalid_value', [first, ...others]);
}

/** Throws a Refusal for a file that is no list of customers. */
function readFile(csv: string): ReadCustomers {
  const read = parsed(csv);
  const count = read.customers.length + read.problems.length;
  if (count === 0) throw refuse(422, 'invalid_value', texts.noCustomers, { pointer: '/csv' });
  if (count > mostRows) {
    throw refuse(422, 'invalid_value', texts.tooMany({ most: mostRows }), { pointer: '/csv' });
  }
  return read;
}

function parsed(csv: string): ReadCustomers {
  try {
    return readCustomersCsv(csv);
  } catch (error) {
    if (error instanceof CsvRefused) {
      throw refuse(422, 'invalid_value', error.message, { pointer: '/csv' });
    }
    throw error;
  }
}
