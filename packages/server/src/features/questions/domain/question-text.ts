import type { QuestionFileType } from '@consignment/domain/questions/question';

/* Texts and names of files that people send, without what shows as something else than it is. */

// Line breaks and tabs stay.
const controls = /[\p{Cc}--[\n\t]]/gv;
/** Signs that turn the direction of all that follows, by which a text reads as another one. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text as it is kept; '' for one that has nothing to read. */
export function cleanText(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(turning, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  return /[^\s\p{Cf}]/u.test(plain) ? plain : '';
}

const endings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
} as const satisfies Record<QuestionFileType, string>;

/** The longest name without its ending. */
const longestName = 100;

/**
 * The name under which a file is kept and saved: without a folder, without signs that a system of files takes for something else,
 * and with the ending of what its bytes are.
 */
export function cleanFileName(name: string, type: QuestionFileType): string {
  const [file = ''] = name.toWellFormed().normalize('NFC').split(/[\\/]/).slice(-1);
  const base = file
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}\s*$/, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(base).slice(0, longestName).join('').trim();
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(short);
  return `${short === '' ? 'file' : isReserved ? `file ${short}` : short}.${endings[type]}`;
}
