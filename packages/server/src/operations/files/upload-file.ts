import type { Readable } from 'node:stream';
import { defineTexts } from '@consignment/domain/text/texts';
import { largestLogo, logoFrom } from '../../actions/shops/fetched-logo.ts';
import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { refuse } from '../../common/problem.ts';
import { keepLogo } from '../../queries/shops/logos.ts';

const texts = defineTexts('UploadFile', {
  tooLarge: 'A logo can be up to 2 MB.',
});

export const uploadFile = forSession<'uploadFile'>(async ({ body, session, by, write, now }) => {
  const bytes = await readAll(body);
  const { url, row } = logoFrom(bytes, { shopId: session.shopId, now, pointer: null });
  await write(async (tx) => {
    await keepLogo(tx, row);
    const after = { media_type: row.media_type, width: row.width, height: row.height };
    await record(tx, { shopId: session.shopId, by, now }, [{ event: 'file.uploaded', id: 'logo', after }]);
  });
  const { media_type: content_type, width, height } = row;
  return { status: 201, body: { url, content_type, width, height, size: bytes.length } };
});

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestLogo) throw refuse(413, 'too_large', texts.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
