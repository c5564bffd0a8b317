import { unzipSync } from 'fflate';
import { defineTexts } from '@consignment/domain/text/texts';
import { largestBankText } from './read-xml.ts';
import { BankTextRefused } from './refused-text.ts';

const texts = defineTexts('Unzip', {
  noXml: 'The ZIP does not contain an XML file.',
  tooManyFiles: 'The ZIP contains more than {most, plural, one {# file} other {# files}}.',
  tooLarge: 'The files in the ZIP are larger than {megabytes} MB.',
  damaged: 'The ZIP cannot be opened. It may be damaged, or locked with a password.',
  unknownEncoding: 'The encoding “{encoding}” is unknown.',
});

const mostFiles = 200;

/**
 * The XML files of a ZIP, in which some banks give their statements; other files are left out. Throws BankTextRefused where
 * it cannot be opened, has none, or would be too large. A file that unpacks to more than the directory says is cut there,
 * and is no XML then.
 */
export function bankTextsInZip(zip: Buffer): string[] {
  const unzipped = opened(zip).map(decoded);
  if (unzipped.length === 0) throw new BankTextRefused(texts.noXml);
  return unzipped;
}

/** The files in their rounds: the first of each name, then the second of each name, since the library keeps one of a name. */
function opened(zip: Buffer): Uint8Array[] {
  /** For each entry, how many of its name come before it; null where it is left out. */
  const places: (number | null)[] = [];
  const ofName = new Map<string, number>();
  let packed = 0;
  let unpacked = 0;
  try {
    unzipSync(zip, {
      filter({ name, size, originalSize }) {
        if (places.length === mostFiles) {
          throw new BankTextRefused(texts.tooManyFiles({ most: mostFiles }));
        }
        const isText = /\.xml$/i.test(name) && !name.startsWith('__MACOSX/');
        const before = ofName.get(name) ?? 0;
        places.push(isText ? before : null);
        if (!isText) return false;
        ofName.set(name, before + 1);
        packed += size;
        unpacked += originalSize;
        // Files that share their packed bytes would unpack them again and again.
        if (unpacked > largestBankText || packed > zip.length) {
          throw new BankTextRefused(texts.tooLarge({ megabytes: largestBankText / 1024 / 1024 }));
        }
        return false;
      },
    });
    const rounds = Math.max(0, ...ofName.values());
    return Array.from({ length: rounds }, (_, round) => {
      let place = 0;
      return Object.values(unzipSync(zip, { filter: () => places[place++] === round }));
    }).flat();
  } catch (error) {
    if (error instanceof BankTextRefused) throw error;
    throw new BankTextRefused(texts.damaged);
  }
}

/** By the encoding that the XML names itself. */
function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new BankTextRefused(texts.unknownEncoding({ encoding: encoding.slice(0, 40) }));
  }
}
