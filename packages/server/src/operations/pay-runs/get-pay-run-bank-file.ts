import { forSession } from '../../actions/operation.ts';
import { FileAnswer } from '../../common/file-answer.ts';
import { notFound } from '../../common/problem.ts';
import { bytesOfLastFile } from '../../queries/pay-run-files.ts';

export const getPayRunBankFile = forSession<'getPayRunBankFile'>(
  async ({ params, session, read, service }) => {
    const found = await read((tx) => bytesOfLastFile(tx, service.secrets, session.shopId, params.id));
    if (found === null) throw notFound();
    const { file, bytes } = found;
    const answer = new FileAnswer({
      mediaType: file.media_type,
      content: bytes,
      name: file.name,
      isSaved: true,
    });
    return { status: 200, body: answer };
  },
);
