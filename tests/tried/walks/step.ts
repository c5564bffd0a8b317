/** A step of a walk: a file, what is written into it, and what misses it. */

/** The compiler, the house's test of this name, or the test that holds the prices of SQL and `priceLine` equal. */
type Catcher = 'types' | 'mirror' | 'pages' | 'uses' | 'pricing';

export type Step = {
  path: string;
  /** The file with the example; `text` is empty for a new file. */
  write: (text: string) => string;
  missedBy: Catcher;
};

export type Walk = {
  name: string;
  steps: readonly Step[];
  /** Its tests, where the files that CONTRIBUTING counts are those that ship. */
  tests?: readonly Omit<Step, 'missedBy'>[];
};

type Write = Step['write'];

export const whole =
  (text: string): Write =>
  () =>
    text;

/** Puts a line before the first one that begins with `mark`. */
export function before(mark: string, line: string): Write {
  return (text) => {
    if (!text.includes(`\n${mark}`)) throw new Error(`No line begins with ${mark}.`);
    return text.replace(`\n${mark}`, () => `\n${line}\n${mark}`);
  };
}

/** Puts a text after each of these. */
export function behind(mark: string, added: string): Write {
  return (text) => {
    if (!text.includes(mark)) throw new Error(`Nowhere is ${mark}.`);
    return text.replaceAll(mark, () => `${mark}${added}`);
  };
}

export function all(...writes: readonly Write[]): Write {
  return (text) => writes.reduce((written, write) => write(written), text);
}
