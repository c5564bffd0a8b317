import type { KnownVendor } from '../../queries/vendors/vendors-with-names.ts';
import { comparablePlainName } from '@consignment/domain/text/plain-name';
import { defineTexts } from '@consignment/domain/text/texts';
import {
  vendorAddressFields,
  vendorFileFields,
  type ReadVendors,
  type VendorDraft,
  type VendorFileField,
  type VendorFileProblem,
} from '@consignment/domain/vendor-files/vendor-file';

const texts = defineTexts('VendorFilePlan', {
  mergedInto: 'This vendor was merged into the vendor in row {row}.',
});

type FieldsOfVendor = Omit<VendorDraft, 'row'>;

/** A vendor's fields that are empty in the shop and filled in the file. */
export type FilledVendor = {
  readonly vendor: KnownVendor;
  readonly draft: VendorDraft;
  readonly fields: readonly VendorFileField[];
};

export type VendorFilePlan = {
  readonly added: readonly VendorDraft[];
  readonly filled: readonly FilledVendor[];
  /** How many vendors the shop has that lack nothing of their row. */
  readonly unchanged: number;
  readonly problems: readonly VendorFileProblem[];
};

/** The effect of a file on the vendors of a shop: it adds new ones, fills empty fields, and overwrites nothing. */
export function planVendorFile(
  { drafts, problems }: ReadVendors,
  known: readonly KnownVendor[],
): VendorFilePlan {
  const knownBy = new Map(
    known.flatMap((vendor) => vendor.names.map((name) => [comparablePlainName(name), vendor] as const)),
  );
  const added: VendorDraft[] = [];
  const filled: FilledVendor[] = [];
  const twice: VendorFileProblem[] = [];
  const rowOf = new Map<number, number>();
  let unchanged = 0;
  for (const draft of drafts) {
    const vendor = knownBy.get(comparablePlainName(draft.name));
    if (vendor === undefined) {
      added.push(draft);
      continue;
    }
    const earlier = rowOf.get(vendor.id);
    if (earlier !== undefined) {
      twice.push({ row: draft.row, column: null, detail: texts.mergedInto({ row: earlier }) });
      continue;
    }
    rowOf.set(vendor.id, draft.row);
    const fields = fieldsToFill(vendor, draft);
    if (fields.length === 0) unchanged += 1;
    else filled.push({ vendor, draft, fields });
  }
  return { added, filled, unchanged, problems: [...problems, ...twice].toSorted((a, b) => a.row - b.row) };
}

/** An address is one value: a street is not added to a city that is set. */
const address: ReadonlySet<VendorFileField> = new Set(vendorAddressFields);

/** The fields that a vendor lacks and a row has. */
export function fieldsToFill(vendor: FieldsOfVendor, draft: FieldsOfVendor): VendorFileField[] {
  const hasAddress = vendorAddressFields.some((field) => isSet(vendor, field));
  return vendorFileFields.filter(
    (field) => isSet(draft, field) && !isSet(vendor, field) && !(hasAddress && address.has(field)),
  );
}

/** A rate of 0 is one. */
function isSet(of: FieldsOfVendor, field: VendorFileField): boolean {
  const value = of[columnOf(field)];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}

/** The column of the vendor's table that keeps a field. */
export function columnOf(field: VendorFileField) {
  return field === 'commission_rate' ? 'commission_rate_ppm' : field;
}
