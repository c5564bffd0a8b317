import { createHash } from 'node:crypto';
import {
  reportFileParts,
  reportHeadDocument,
  reportParts,
  reportPayoutDocument,
  type ReportHead,
} from './domain/moving-report.ts';
import { signedReportText } from '@consignment/domain/statements/signature';
import type { StatementProof } from '@consignment/domain/statements/statement-file';
import { defineTexts } from '@consignment/domain/text/texts';
import { moveFor } from './move-answer.ts';
import { refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { filesOfMoves } from './queries/move-files.ts';
import { batchOfReportPayouts, bookedOpenings, refusedRows, reportSums } from './queries/move-report.ts';
import type { MoveOf, MoveRow } from './queries/moves.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { defineExport, inBatches, type ExportFile } from '../../exports/export.ts';
import { issuerOf, letterheadOf } from '../../exports/letterhead.ts';
import { drawMoveReport } from './move-report-pdf.ts';
import { signedPdf } from '../../exports/signed-pdf.ts';

const texts = defineTexts('MoveReportExport', {
  noReport: 'A report will be available once this move has been checked or recorded.',
});

/** `checkAt` is the page on which the file can be checked. */
type ReportQuery = { readonly id: number; readonly type: 'pdf' | 'json'; readonly checkAt: string };

/** The report of a move as it is now, signed with the present key. */
export const moveReportExport = defineExport<ReportQuery>(
  'move-report',
  async ({ query, session, now, read, sign }) => {
    const { shopId } = session;
    const of = { shopId, moveId: query.id };
    const { head, letterhead } = await read(async (tx) => {
      const move = await moveFor(tx, of);
      if (move.state !== 'checked' && move.state !== 'booked' && move.state !== 'undone')
        throw refuse(409, 'stale', texts.noReport);
      return {
        head: await headOf(tx, of, move, { now, checkAt: query.checkAt }),
        letterhead: await letterheadOf(tx, shopId),
      };
    });
    const document = reportHeadDocument(head);
    const name = `move-report-${query.id}`;

    const payouts = () => inBatches(read, (tx, batch) => batchOfReportPayouts(tx, of, batch));
    async function* documents() {
      for await (const batch of payouts())
        yield batch.map((payout) => reportPayoutDocument(payout, head.currency));
    }
    /** The hash comes before the payouts, which are therefore read twice. */
    const proven = async () => {
      const hash = await sha256Of(reportParts(document, documents()));
      const { keyId: key, signature } = await sign(signedReportText(hash));
      return { hash, key, signature };
    };
    async function* json() {
      yield* writtenBy(await proven());
    }
    /** Throws where the written report is not the hashed one: an answer or another check came between. */
    async function* writtenBy(proof: StatementProof) {
      const hash = createHash('sha256');
      yield* reportFileParts(document, proof, documents(), (part) => hash.update(part));
      if (hash.digest('hex') !== proof.hash)
        throw new Error(`The report of move ${query.id} changed while it was written.`);
    }
    async function* pdf() {
      const proof = await proven();
      const file = { name: `${name}.json`, content: writtenBy(proof) };
      yield* signedPdf(
        drawMoveReport({ head, proof, letterhead, payouts: payouts(), file }),
        proof.hash,
        sign,
      );
    }

    const files = {
      json: () => ({ name: `${name}.json`, mediaType: 'application/json', isSaved: true, content: json }),
      pdf: () => ({ name: `${name}.pdf`, mediaType: 'application/pdf', isSaved: false, content: pdf }),
    } satisfies Record<ReportQuery['type'], () => ExportFile>;
    return files[query.type]();
  },
);

async function sha256Of(parts: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}

async function headOf(
  tx: Tx,
  of: MoveOf,
  move: MoveRow,
  { now, checkAt }: { readonly now: Date; readonly checkAt: string },
): Promise<ReportHead> {
  const shop = await shopOf(tx, of.shopId);
  const [name = '', ...address] = issuerOf(shop);
  const refused = await refusedRows(tx, of);
  const files = await filesOfMoves(tx, of.shopId, [of.moveId]);
  return {
    number: of.moveId,
    formerApp: move.name,
    shop: { name, address: address.filter((line) => line !== '') },
    currency: shop.currency,
    timeZone: shop.time_zone,
    checkedAt: move.checked_at,
    bookedAt: move.booked_at,
    undoneAt: move.undone_at,
    issuedAt: now,
    checkAt,
    sums: await reportSums(tx, of),
    opening: await bookedOpenings(tx, of),
    files: files.flatMap(({ role, name, size, sha256, row_count: rows }) =>
      sha256 === null
        ? []
        : [{ file: role, name, size, hash: sha256, rows, refused: refused.get(role) ?? 0 }],
    ),
    rules: move.rules,
  };
}
