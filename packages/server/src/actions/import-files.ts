import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, refuse } from '../common/problem.ts';
import type { ImportFile } from '../imports/run/import-run.ts';
import { areThere, uploadedFiles } from '../imports/run/uploads.ts';
import { answerDates, type DateOrders } from '../queries/imports/dates.ts';
import { importById, type ImportRow } from '../queries/imports/runs.ts';
import type { SessionAsk } from './operation.ts';

const texts = defineTexts('ImportFiles', {
  notSent:
    '{role, select, products {The products file has not been sent yet.} orders {The orders file has not been sent yet.} refunds {The refunds file has not been sent yet.} paypal {The PayPal file has not been sent yet.} other {The file has not been sent yet.}}',
  filesGone: 'The files were not used in time and have been deleted. Choose them again.',
});

/**
 * The files of an import that has not begun, with the owner's answers about their dates kept. Refuses where a file was not
 * sent, or is not kept any more.
 */
export async function filesToRead(
  {
    session,
    read,
    write,
    service,
  }: Pick<SessionAsk<'checkImport' | 'startImport'>, 'session' | 'read' | 'write' | 'service'>,
  found: ImportRow,
  orders: DateOrders | undefined,
): Promise<ImportFile[]> {
  const missing = found.files.find(({ received }) => !received);
  if (missing !== undefined) {
    throw refuse(422, 'missing_file', texts.notSent({ role: missing.role }));
  }
  if (orders !== undefined) {
    await write((tx) => answerDates(tx, { shopId: session.shopId, importId: found.id }, orders));
  }
  const answered = await read((tx) => importById(tx, session.shopId, found.id));
  if (answered === null) throw notFound();
  const files = uploadedFiles(service.config.dataDir, answered);
  if (!(await areThere(files))) throw refuse(422, 'missing_file', texts.filesGone);
  return files;
}
