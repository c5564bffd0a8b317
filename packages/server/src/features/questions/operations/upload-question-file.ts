import type { Readable } from 'node:stream';
import { questionLimits } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import { cleanFileName } from '../domain/question-text.ts';
import { forSession } from '../../../actions/operation.ts';
import { asTheShop, uploaderOf } from '../question-talk.ts';
import { refuse } from '../../../common/problem.ts';
import { readQuestionFile } from '../question-file.ts';
import { countUploadsBy, keepQuestionFile } from '../queries/question-files.ts';
import { fileToWire } from '../question-wire.ts';

const texts = defineTexts('UploadQuestionFile', {
  noUpload: 'A command cannot upload files.',
  tooMany:
    '{most, plural, one {You can upload up to # file a day.} other {You can upload up to # files a day.}} Please try again tomorrow.',
  tooLarge: 'A file can be up to 5 MB.',
});

const day = 86_400_000;
/** More than a person sends in a day, and too few to fill a disk. */
const mostInADay = 60;

export const uploadQuestionFile = forSession<'uploadQuestionFile'>(
  async ({ query, body, session, now, service }) => {
    const by = uploaderOf(session);
    if (by === null) throw refuse(403, 'forbidden', texts.noUpload);
    const bytes = await readAll(body);
    const read = readQuestionFile(bytes);
    if ('problem' in read) throw refuse(422, 'invalid_value', read.problem);
    const name = cleanFileName(query.name, read.type);
    const id = await service.database.asShop(asTheShop(session), async (tx) => {
      const since = new Date(now.getTime() - day);
      if ((await countUploadsBy(tx, session.shopId, by, since)) >= mostInADay) {
        throw refuse(429, 'too_many_requests', texts.tooMany({ most: mostInADay }));
      }
      return keepQuestionFile(tx, {
        shop_id: session.shopId,
        uploaded_by: by.login,
        uploaded_by_key: by.key,
        name,
        media_type: read.type,
        size: bytes.length,
        bytes,
        uploaded_at: now,
      });
    });
    const file = { id, message_id: null, name, media_type: read.type, size: bytes.length };
    return { status: 201, body: fileToWire(file) };
  },
);

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > questionLimits.fileBytes) throw refuse(413, 'too_large', texts.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
