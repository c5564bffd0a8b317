/** The small faults that can be put into the SQL of a template. Pure. */
type Range = { start: number; end: number };

const faults: readonly { operator: string; find: RegExp; replace: (found: string) => string }[] = [
  {
    operator: 'sql-compare',
    find: /(?<= )(<=|>=|<>|=|<|>)(?=\s)/g,
    replace: (found) => compared[found] ?? '=',
  },
  {
    operator: 'sql-and-or',
    find: /\b(and|or)\b(?! replace)/g,
    replace: (found) => (found === 'and' ? 'or' : 'and'),
  },
  { operator: 'sql-plus-minus', find: /(?<= )[+-](?= )/g, replace: (found) => (found === '+' ? '-' : '+') },
  { operator: 'sql-times-divide', find: /(?<= )[*/](?= )/g, replace: (found) => (found === '*' ? '/' : '*') },
  { operator: 'sql-sum-max', find: /\bsum(?=\()/g, replace: () => 'max' },
  {
    operator: 'sql-least',
    find: /\b(least|greatest)(?=\()/g,
    replace: (found) => (found === 'least' ? 'greatest' : 'least'),
  },
  { operator: 'sql-order', find: /\b(asc|desc)\b/g, replace: (found) => (found === 'asc' ? 'desc' : 'asc') },
  {
    operator: 'sql-null',
    find: /\bis (not )?null\b/g,
    replace: (found) => (found === 'is null' ? 'is not null' : 'is null'),
  },
  {
    operator: 'sql-distinct',
    find: /\bis (not )?distinct from\b/g,
    replace: (found) => (found.includes('not') ? 'is distinct from' : 'is not distinct from'),
  },
  {
    operator: 'sql-exists',
    find: /\b(not )?exists(?= ?\()/g,
    replace: (found) => (found === 'exists' ? 'not exists' : 'exists'),
  },
];
const compared: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

/** `template` begins at `offset` of its file; `holes` are the ranges of its expressions, in the file. */
export function sqlFaults(template: string, offset: number, holes: readonly Range[]) {
  const masked = withoutWords(
    holes.reduce((text, { start, end }) => hidden(text, start - offset, end - offset), template),
  );
  return faults.flatMap(({ operator, find, replace }) =>
    [...masked.matchAll(find)].flatMap((match) => {
      const [found] = match;
      if (operator === 'sql-and-or' && endsRange(masked.slice(0, match.index))) return [];
      const start = offset + match.index;
      return [{ operator, at: { start, end: start + found.length }, replacement: replace(found) }];
    }),
  );
}

/** The `and` of `between … and` joins no conditions. */
function endsRange(before: string): boolean {
  const between = before.lastIndexOf('between ');
  return between >= 0 && !/\band\b/.test(before.slice(between));
}

/** Quoted text and comments hold words of others. */
function withoutWords(text: string): string {
  return [...text.matchAll(/'[^']*'|--[^\n]*/g)].reduce(
    (rest, { index, 0: found }) => hidden(rest, index, index + found.length),
    text,
  );
}

function hidden(text: string, start: number, end: number): string {
  return text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);
}
