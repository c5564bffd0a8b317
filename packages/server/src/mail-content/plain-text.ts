import { oneLine, type ContentBrand, type MailContent } from './content.ts';

/** The longest line, which every text reader shows whole (RFC 5322, 2.1.1). A longer word or link is not broken. */
const longest = 78;
/** The widest column of labels. A longer label has its own line. */
const widestLabel = 24;

/** The content for readers of plain text: wrapped, with facts in columns and links on their own lines. */
export function plainTextOf(content: MailContent, brand: ContentBrand): string {
  const { greeting, paragraphs, items = [], facts = [], action, notes = [] } = content;
  const parts = [
    wrapped(oneLine(greeting)),
    ...paragraphs.map((text) => wrapped(text)),
    itemLines(items),
    factLines(facts),
    action === null ? '' : `${action.label}:\n${action.url}`,
    ...notes.map((text) => wrapped(text)),
    `-- \n${[brand.shopName, ...brand.imprint].map((line) => wrapped(oneLine(line))).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function itemLines(items: MailContent['items'] = []): string {
  const digits = Math.max(...items.map(({ quantity }) => String(quantity).length));
  return items
    .map(({ title, quantity }) => {
      const first = `${String(quantity).padStart(digits)} × `;
      return wrapped(oneLine(title), first, ' '.repeat(first.length));
    })
    .join('\n');
}

function factLines(facts: NonNullable<MailContent['facts']>): string {
  const labels = facts.map(([label]) => `${oneLine(label)}:`);
  const fitting = labels.filter((label) => label.length <= widestLabel);
  const column = Math.max(0, ...fitting.map((label) => label.length)) + 1;
  return facts
    .map(([, value], at) => {
      const label = labels[at] ?? '';
      return label.length <= widestLabel
        ? wrapped(value, label.padEnd(column), ' '.repeat(column))
        : `${wrapped(label)}\n${wrapped(value, ' '.repeat(4), ' '.repeat(4))}`;
    })
    .join('\n');
}

/** Keeps the text's own lines, one empty line at most between two; `first` and `next` begin the lines. */
function wrapped(text: string, first = '', next = ''): string {
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line, at, all) => line !== '' || all[at - 1] !== '');
  return lines.map((line, at) => wrappedLine(line, at === 0 ? first : next, next)).join('\n');
}

function wrappedLine(line: string, first: string, next: string): string {
  const lines: string[] = [];
  let current = first;
  let isBegun = false;
  for (const word of line.split(/[ \t]+/)) {
    if (isBegun && lengthOf(current) + 1 + lengthOf(word) > longest) {
      lines.push(current);
      current = next + word;
    } else {
      current += isBegun ? ` ${word}` : word;
    }
    isBegun = true;
  }
  return [...lines, current].join('\n').trimEnd();
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
