import { VerifyScreen, type CheckedFile } from '@consignment/components/screens/merchant/verify/VerifyScreen';
import { statementCode } from '@consignment/domain/statements/statement';
import { digitsOfCode } from '@consignment/domain/verify/statement-check-text';
import { useRef, useState } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { askStanding, checkFile, keysHere } from '../calls/check-file.ts';
import { paths } from '../paths.ts';

/** Public: of the address there may be the code that is printed on a statement. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  // Loaded with the page, so that a file can be checked after the connection is lost.
  keysHere().catch(() => undefined);
  const code = new URL(url).searchParams.get('code') ?? '';
  const digits = digitsOfCode(code);
  if (digits === null) return { code, asked: null };
  return { code: statementCode(digits), asked: await askStanding(digits, signal) };
}

export function Component() {
  const { code, asked } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ file: File; answer: CheckedFile['answer'] } | null>(null);
  const last = useRef<File | null>(null);

  const choose = async (file: File | null) => {
    last.current = file;
    setChosen(file && { file, answer: { is: 'checking' } });
    if (file === null) return;
    const answer = await checkFile(file);
    // Another may have been chosen meanwhile.
    if (last.current === file) setChosen({ file, answer });
  };

  return (
    <VerifyScreen
      file={chosen && { name: chosen.file.name, size: chosen.file.size, answer: chosen.answer }}
      onChoose={(file) => void choose(file)}
      onRemove={() => void choose(null)}
      onRetry={() => void choose(last.current)}
      code={code}
      asked={asked}
      onAsk={async (digits) => {
        await navigate(`${paths.verify}?${new URLSearchParams({ code: digits }).toString()}`, {
          replace: true,
        });
        return { is: 'done' };
      }}
    />
  );
}
