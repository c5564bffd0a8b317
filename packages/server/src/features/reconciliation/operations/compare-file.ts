import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { reconciliationAnswer } from '../reconciliation-start.ts';
import { DatesUnclear, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { askForRun } from '../queries/runs.ts';
import { ComparedDatesOpen, ComparedFileRefused, readComparedFile } from '../read-file.ts';
import { keepToRead, TooLarge } from '../uploads.ts';

const texts = defineTexts('OperationCompareFile', {
  tooLarge: 'A file can be up to 200 MB. Export a shorter period.',
});

const largestFile = 200 * 1024 ** 2;

export const compareFile = forSession<'compareFile'>(async (ask) => {
  const { query, body, session, by, now, read, service } = ask;
  const { shopId, loginId } = session;
  const { role } = query;
  const name = nameOf(query.name ?? '', role);
  const kept = await keepToRead(service.config.dataDir, body, largestFile, now).catch((error: unknown) => {
    if (!(error instanceof TooLarge)) throw error;
    throw refuse(413, 'too_large', texts.tooLarge);
  });
  try {
    await readComparedFile(
      {
        database: service.database,
        shopId,
        madeBy: loginId,
        now,
        atEnd: async (tx, id) => {
          await askForRun(tx, { shopId, because: 'file', steps: [role], madeBy: loginId, now });
          await record(tx, { shopId, by, now }, [
            { event: 'comparison.file_read', id, after: { file: role } },
          ]);
        },
      },
      { role, path: kept.path, name, size: kept.size, dateOrder: query.date_order ?? null },
    );
  } catch (error) {
    if (error instanceof ComparedDatesOpen) {
      throw new DatesUnclear(error.questions, () => '?date_order');
    }
    if (error instanceof ComparedFileRefused) throw refuse(422, 'compared_file_refused', error.message);
    throw error;
  } finally {
    await kept.remove();
  }
  service.jobs.wake();
  return { status: 201, body: await read((tx) => reconciliationAnswer(tx, shopId)) };
});

const usualNames = { orders: 'orders.csv', refunds: 'refunds.csv', paypal: 'paypal.csv' } as const;

/** Without what would change how a list shows it. */
function nameOf(name: string, role: keyof typeof usualNames): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return clean === '' ? usualNames[role] : clean;
}
