import { reader, type Language } from '@consignment/domain/text/texts';
import { onTestFinished } from 'vitest';

/** Reads in a language to the end of the test. Other files share the process, and have their reader back after it. */
export function readIn({ locale, words = {} }: Pick<Language, 'locale'> & Partial<Language>): void {
  const before = reader.language;
  reader.language = () => ({ locale, words });
  onTestFinished(() => {
    reader.language = before;
  });
}
