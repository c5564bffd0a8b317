import { refuse } from '../../common/problem.ts';
import { CsvRefused } from '../csv/refused.ts';
import { readVendorFile, type VendorFile } from '../csv/vendor-file.ts';

export type { VendorFile };

const mostRows = 1000;

/** The rows of a file in base64. Throws a Refusal (422) for one that cannot be read. */
export async function sentVendors(file: string): Promise<VendorFile> {
  try {
    return await readVendorFile(Buffer.from(file, 'base64'), mostRows);
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error;
    throw refuse(422, 'invalid_value', error.message, { pointer: '/file' });
  }
}
