import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { logoUrl } from '../exports/logo-url.ts';
import { forSession } from '../operation.ts';
import { readPicture } from '../picture.ts';
import { refuse } from '../problem.ts';
import { keepLogo } from '../queries/logos.ts';

const largestLogo = 2 * 1024 * 1024;

export const uploadFile = forSession<'uploadFile'>(async ({ body, session, write, now }) => {
  const bytes = await readAll(body);
  const picture = readPicture(bytes);
  if ('problem' in picture) throw refuse(422, 'invalid_value', picture.problem);
  const { mediaType, width, height } = picture;
  const digest = createHash('sha256').update(bytes).digest('hex');
  await write((tx) =>
    keepLogo(tx, {
      shop_id: session.shopId,
      digest,
      media_type: mediaType,
      width,
      height,
      bytes,
      created_at: now,
    }),
  );
  const url = logoUrl(session.shopId, digest);
  return { status: 201, body: { url, content_type: mediaType, width, height, size: bytes.length } };
});

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestLogo) throw refuse(413, 'too_large', 'A logo may have 2 MB at most.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
