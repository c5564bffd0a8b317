import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../../common/problem.ts';
import { BankTextRefused } from './bank-files/refused-text.ts';
import { bankTextsInZip } from './bank-files/unzip.ts';

const texts = defineTexts('BankTexts', {
  oneFile: 'Send the text of a single file, or a single ZIP.',
});

/** A file of a bank as it is sent: its text, or a ZIP in base64. */
type Sent = { readonly text?: string; readonly zip?: string };

/** The texts in it. Throws a Refusal where neither or both are sent, and BankTextRefused for a ZIP that cannot be read. */
export function bankTextsOf({ text, zip }: Sent): string[] {
  if ((text === undefined) === (zip === undefined)) {
    throw refuse(422, 'required', texts.oneFile, { pointer: '/text' });
  }
  return text === undefined ? bankTextsInZip(Buffer.from(zip ?? '', 'base64')) : [text];
}

/** A text that cannot be read is the person's to mend: a Refusal (422) at the file, with what to do. */
export async function refusingBankTexts<T>(
  { zip }: Sent,
  whatToDo: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BankTextRefused)) throw error;
    const pointer = zip === undefined ? '/text' : '/zip';
    throw refuse(422, 'bank_text_refused', `${error.message} ${whatToDo}`, { pointer });
  }
}
