import { defineTexts } from '@consignment/domain/text/texts';
import { refuse, type Refusal } from '../common/problem.ts';

const texts = defineTexts('JsonBody', {
  notJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested more than {deepest} levels deep.',
  keyTwice: 'The key “{key}” appears twice in the body.',
  numberTooLarge: 'The number {number} is too large.',
  nul: 'The body contains a character that is not text (NUL).',
  loneSurrogate: 'The body contains half a character (a lone surrogate).',
});

/*
 * JSON.parse keeps the last of two equal keys and rounds integers above 2^53 silently. Where money moves, both are
 * refused, so the text is scanned once before it is parsed.
 */

/** In bytes. */
export const largestJsonBody = 2 * 1024 * 1024;

const deepest = 32;

/** The value of a JSON text. Throws a Refusal (400) for bad syntax, repeated keys and integers beyond 2^53. */
export function parseJsonBody(text: string): unknown {
  const value = parseForeignJson(text);
  checkTokens(text);
  return value;
}

/** The same for signed bodies of others, whose numbers may have any size. Throws a Refusal for bad syntax. */
export function parseForeignJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(texts.notJson);
  }
}

// The text is valid JSON, so only strings, structure and numbers occur.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

function checkTokens(text: string): void {
  const open: (Set<string> | null)[] = [];
  let lastString: string | null = null;
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(part === '{' ? new Set() : null);
      if (open.length > deepest) throw malformed(texts.tooDeep({ deepest }));
    } else if (part === '}' || part === ']') {
      open.pop();
    } else if (part === ':' && lastString !== null) {
      const keys = open.at(-1);
      const key = String(JSON.parse(lastString));
      if (keys?.has(key) === true) throw malformed(texts.keyTwice({ key: key.slice(0, 100) }));
      keys?.add(key);
    } else if (/^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part))) {
      throw malformed(texts.numberTooLarge({ number: part.slice(0, 40) }));
    }
    lastString = part.startsWith('"') ? part : null;
    if (lastString !== null) checkString(lastString);
  }
}

// PostgreSQL stores neither NUL nor a lone surrogate, and no person types them.
function checkString(quoted: string): void {
  if (!quoted.includes('\\u')) return;
  const value = String(JSON.parse(quoted));
  if (value.includes('\0')) throw malformed(texts.nul);
  if (!value.isWellFormed()) throw malformed(texts.loneSurrogate);
}

function malformed(detail: string): Refusal {
  return refuse(400, 'malformed', detail);
}
