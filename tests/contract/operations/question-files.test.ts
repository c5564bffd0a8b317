import { beforeAll, describe, expect, it } from 'vitest';
import { forgetUnsentFiles } from '../../../packages/server/src/features/questions/queries/question-files.ts';
import { gif, jpeg, pdf, webp } from '../../unit/server/question-file-samples.ts';
import { download, picture, questionsOf, signInAsh, signInMember, uploadOf } from './question-steps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const { server, ask, reply, thread, upload } = questionsOf(world);
  let ash: string;
  let support: string;
  beforeAll(async () => {
    ash = await signInAsh(world());
    support = await signInMember(world(), 'support');
  });

  describe('a file of a question', () => {
    it('is what its bytes are, whatever it is called and sent as', async () => {
      const { tokens } = world();
      const cases = [
        [picture, 'evil.html', 'text/csv', null],
        [picture, 'lamp.pdf', 'application/pdf', { name: 'lamp.png', content_type: 'image/png' }],
        [jpeg, 'photo.JPEG', 'image/png', { name: 'photo.jpg', content_type: 'image/jpeg' }],
        [gif(), 'moving.exe', 'application/octet-stream', { name: 'moving.gif', content_type: 'image/gif' }],
        [webp('VP8 '), '../../x.webp', 'image/webp', { name: 'x.webp', content_type: 'image/webp' }],
        [pdf, 'a"b\r\nc.pdf', 'application/pdf', { name: 'a_bc.pdf', content_type: 'application/pdf' }],
      ] as const;
      for (const [bytes, name, type, kept] of cases) {
        const asked = uploadOf(tokens.vendor, { bytes, name, type });
        if (kept === null) await server().refused('uploadQuestionFile', 415, asked);
        else
          expect(await server().ok('uploadQuestionFile', asked)).toMatchObject({
            ...kept,
            size: bytes.length,
          });
      }
    });

    it('is refused where it is another type, damaged or too large', async () => {
      const { tokens } = world();
      const refused = (bytes: Buffer, status: number) =>
        server().refused('uploadQuestionFile', status, uploadOf(tokens.vendor, { bytes }));
      for (const text of ['<html><script>alert(1)</script>', '<svg onload="x"/>', 'MZ', '%PDF-1.7 <html>'])
        expect((await refused(Buffer.from(text), 422)).code).toBe('invalid_value');
      await refused(Buffer.concat([picture, Buffer.from('<html>')]), 422);
      expect((await refused(Buffer.concat([pdf, Buffer.alloc(5_242_881)]), 413)).code).toBe('too_large');
      await server().refused('uploadQuestionFile', 400, { ...uploadOf(tokens.vendor, {}), query: {} });
      for (const token of [await signInMember(world(), 'payer'), await signInMember(world(), 'bookkeeper')])
        await server().refused('uploadQuestionFile', 403, uploadOf(token, {}));
    });

    it('is saved and never shown, byte for byte, by those of its thread alone', async () => {
      const { tokens } = world();
      const file = await upload(tokens.vendor, { name: 'Quittung "März".png' });
      // Until it is sent, it is its uploader's alone.
      expect((await download(server(), file.id, tokens.vendor)).bytes.equals(picture)).toBe(true);
      for (const token of [ash, tokens.owner, tokens.stranger])
        expect((await download(server(), file.id, token)).status).toBe(404);
      const { question, messages } = await ask('lamp', { files: [file.id] });
      expect(messages[0]?.files).toEqual([file]);
      for (const token of [tokens.vendor, tokens.owner, support]) {
        const { status, headers, bytes } = await download(server(), file.id, token);
        expect(status).toBe(200);
        expect(bytes.equals(picture)).toBe(true);
        expect(headers.get('content-type')).toBe('image/png');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-disposition')).toMatch(
          /^attachment; filename="Quittung [\w.]+"; filename\*=UTF-8''Quittung%20_M%C3%A4rz_\.png$/,
        );
        expect(headers.get('cache-control')).toBe('no-store');
      }
      for (const token of [ash, tokens.rep, tokens.stranger, tokens.strangeVendor])
        expect((await download(server(), file.id, token)).status).toBe(404);
      // An answer has files of the shop, which the vendor may save.
      const own = await upload(support, { bytes: pdf, name: 'contract.pdf', type: 'application/pdf' });
      await reply(question.id, support, { text: 'See page 2.', files: [own.id] });
      expect((await download(server(), own.id, tokens.vendor)).bytes.equals(pdf)).toBe(true);
      expect((await download(server(), own.id, ash)).status).toBe(404);
    });

    it('is sent once, and by the person who has uploaded it', async () => {
      const { tokens } = world();
      const { question } = await ask('wick');
      const { id } = question;
      const refused = async (token: string, files: readonly number[]) => {
        const body = { text: 'Here it is.', files };
        const problem = await server().refused('replyQuestion', 422, { token, params: { id }, body });
        expect(problem.errors).toMatchObject([{ pointer: '/files' }]);
      };
      const [ofVendor, ofAsh, ofOwner] = [
        await upload(tokens.vendor),
        await upload(ash),
        await upload(tokens.owner),
      ];
      const ofStranger = await upload(tokens.strangeVendor);
      for (const { id: file } of [ofAsh, ofOwner, ofStranger])
        await refused(tokens.vendor, [ofVendor.id, file]);
      await refused(tokens.owner, [ofVendor.id]);
      await refused(tokens.vendor, [900_000_000_000]);
      // The refused ones have sent nothing.
      expect((await thread(id)).messages).toHaveLength(1);
      await reply(id, tokens.vendor, { text: 'Here it is.', files: [ofVendor.id] });
      await refused(tokens.vendor, [ofVendor.id]);
    });

    it('is one of 5 in a message and of 20 in a thread', async () => {
      const { tokens } = world();
      const { question } = await ask('shade');
      const { id } = question;
      const five = async () =>
        Promise.all(Array.from({ length: 5 }, async () => (await upload(tokens.vendor)).id));
      const six = [...(await five()), (await upload(tokens.vendor)).id];
      const write = (files: readonly number[]) => ({
        token: tokens.vendor,
        params: { id },
        body: { text: 'More.', files },
      });
      await server().refused('replyQuestion', 400, write(six));
      await server().refused('replyQuestion', 400, write([six[0] ?? 0, six[0] ?? 0]));
      for (let sent = 0; sent < 4; sent++) await server().ok('replyQuestion', write(await five()));
      const problem = await server().refused('replyQuestion', 422, write([six[5] ?? 0]));
      expect(problem.detail).toContain('20 files');
    });

    it('is one of so many a day, and goes after a day where it was not sent', async () => {
      const { alder, tokens } = world();
      const count = () =>
        server().database.asSystem(async (tx) => {
          const rows = await tx.selectFrom('question_files').select('question_id').execute();
          return [rows.length, rows.filter(({ question_id }) => question_id === null).length];
        });
      const [all = 0, unsent = 0] = await count();
      expect(unsent).toBeGreaterThan(0);
      await server().database.asSystem((tx) => forgetUnsentFiles(tx, new Date(server().now.getTime() - 1)));
      expect(await count()).toEqual([all, unsent]);
      await server().database.asSystem((tx) => forgetUnsentFiles(tx, new Date(server().now.getTime() + 1)));
      expect(await count()).toEqual([all - unsent, 0]);

      await server().database.asSystem(async (tx) => {
        const { uploaded_by } = await tx
          .selectFrom('question_files')
          .select('uploaded_by')
          .where('uploaded_by', 'is not', null)
          .executeTakeFirstOrThrow();
        const file = { media_type: 'image/png', size: picture.length, bytes: picture } as const;
        const of = {
          shop_id: alder.id,
          question_id: null,
          message_id: null,
          uploaded_by,
          uploaded_by_key: null,
        };
        await tx
          .insertInto('question_files')
          .values(
            Array.from({ length: 60 }, (_one, at) => ({
              ...of,
              ...file,
              name: `${at}.png`,
              uploaded_at: server().now,
            })),
          )
          .execute();
      });
      const problem = await server().refused('uploadQuestionFile', 429, uploadOf(tokens.vendor, {}));
      expect(problem.code).toBe('too_many_requests');
    });
  });
});
