import { defineTexts } from '@consignment/domain/text/texts';
import {
  findVendorColumns,
  readVendorRows,
  vendorFileFields,
  type VendorDraft,
  type VendorFileField,
} from '@consignment/domain/vendor-files/vendor-file';
import {
  columnOf,
  fieldsToFill,
  planVendorFile,
  type FilledVendor,
  type VendorFilePlan,
} from './vendor-file-plan.ts';
import { slugOf } from '@consignment/domain/shop/vendor-tracking';
import { refuse } from '../../common/problem.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { sentVendors, type VendorFile } from '../../imports/run/sent-vendors.ts';
import type { Entry } from '../../ledger/record.ts';
import { vendorsNamed } from '../../queries/imports/vendors.ts';
import { vendorsWithNames } from '../../queries/vendors/vendors-with-names.ts';
import { changeVendor, lockVendor, vendorById, type VendorChange } from '../../queries/vendors/vendors.ts';
import { rulesChanged } from '../commission/rules-change.ts';
import type { Service } from '../service.ts';
import { vendorEntries } from '../shops/settings-entries.ts';
import { holdPayments } from './hold-payments.ts';

const texts = defineTexts('ActionVendorFile', {
  columnsDiffer:
    'The file has {columns, plural, one {# column} other {# columns}}, but {named, plural, one {# is} other {# are}} named.',
  changed: 'The shop’s vendors have changed since the check. Please review the new result.',
});

export type SentVendorFile = {
  /** Base64. */
  readonly file: string;
  readonly columns?: readonly (VendorFileField | null)[];
};

export type CheckedVendorFile = VendorFile & {
  readonly fields: readonly (VendorFileField | null)[];
  readonly plan: (tx: Tx, shopId: number) => Promise<VendorFilePlan>;
};

/** The vendors of a file. Throws a Refusal (422) for one that cannot be read. */
export async function vendorsInFile({ file, columns }: SentVendorFile): Promise<CheckedVendorFile> {
  const { headings, rows } = await sentVendors(file);
  if (columns !== undefined && columns.length !== headings.length) {
    throw refuse(
      422,
      'invalid_value',
      texts.columnsDiffer({ columns: headings.length, named: columns.length }),
      { pointer: '/columns' },
    );
  }
  const fields = columns ?? findVendorColumns(headings);
  // Without names every row would be a problem, and one thing is missing.
  const readable = fields.includes('name')
    ? readVendorRows(headings, fields, rows)
    : { drafts: [], problems: [] };
  return {
    headings,
    rows,
    fields,
    plan: async (tx, shopId) => planVendorFile(readable, await vendorsWithNames(tx, shopId)),
  };
}

/** True where it says how a vendor is paid. */
export function aimsMoney({ added, filled }: VendorFilePlan): boolean {
  return (
    added.some((draft) => draft.payout_method !== null || draft.paypal_email !== '') ||
    filled.some(({ fields }) => fields.includes('payout_method') || fields.includes('paypal_email'))
  );
}

type Writing = {
  readonly session: Session;
  readonly service: Pick<Service, 'jobs' | 'publicUrl'>;
  readonly now: Date;
};

/** Writes the plan, and returns the entries for the history. Runs as the system; the caller has locked the shop's settings. */
export async function writeVendorFile(
  tx: Tx,
  { added, filled }: VendorFilePlan,
  how: Writing,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const one of filled.toSorted((a, b) => a.vendor.id - b.vendor.id)) {
    entries.push(...(await fill(tx, one, how)));
  }
  return [...(await add(tx, added, how)), ...entries];
}

/** Nothing was ever paid to a new vendor, so its PayPal email holds nothing. */
async function add(
  tx: Tx,
  added: readonly VendorDraft[],
  { session: { shopId }, now }: Writing,
): Promise<Entry[]> {
  if (added.length === 0) return [];
  const named = added.map(({ name }) => ({ name, slug: slugOf(name) }));
  const { idOf, created } = await vendorsNamed(tx, { shopId, now }, named, 'name');
  if (created !== added.length) throw changedSinceCheck();
  const entries: Entry[] = [];
  for (const draft of added) {
    const id = idOf.get(draft.name);
    const before = id === undefined ? null : await vendorById(tx, shopId, id);
    if (before === null) throw new Error('A vendor of the file was not made.');
    const after = await changeVendor(tx, shopId, before.id, changeOf(draft, details));
    const terms = vendorEntries(before, after).filter(({ event }) => event === 'rule.updated');
    entries.push({ event: 'vendor.created', id: before.id, after: { name: draft.name } }, ...terms);
  }
  return entries;
}

async function fill(tx: Tx, { vendor, draft, fields }: FilledVendor, how: Writing): Promise<Entry[]> {
  const { session, service, now } = how;
  const { shopId } = session;
  const before = await lockVendor(tx, shopId, vendor.id);
  // Another person may have set a field since the plan was made.
  if (before === null || fieldsToFill(before, draft).join() !== fields.join()) throw changedSinceCheck();
  const change = changeOf(draft, fields);
  const write = () => changeVendor(tx, shopId, before.id, change);
  if (change.paypal_email === undefined) await write();
  else {
    const to = { is: 'paypal', to: change.paypal_email } as const;
    await holdPayments(tx, service, { vendor: before, session, change: to, write, now });
  }
  if (change.commission_rate_ppm !== undefined) {
    await rulesChanged(tx, service.jobs, { shopId, vendorId: before.id });
  }
  const after = (await vendorById(tx, shopId, before.id)) ?? before;
  return vendorEntries(before, after);
}

const details = vendorFileFields.filter((field) => field !== 'name');

function changeOf(draft: VendorDraft, fields: readonly VendorFileField[]): VendorChange {
  return Object.fromEntries(fields.map((field) => [columnOf(field), draft[columnOf(field)]]));
}

export function changedSinceCheck() {
  return refuse(409, 'stale', texts.changed);
}
