import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { textAlone } from './text-alone.mjs';

const types = `
  interface Iterable<T> { next: T }
  type ReactNode = string | number | Iterable<ReactNode> | null;
  declare namespace JSX { interface IntrinsicElements { [name: string]: unknown } interface Element { type: string } }
  declare const [amount, more, node, isLate]: [string, number, ReactNode, boolean];
  declare const texts: { pay: string; left(of: { n: number }): string };
`;

/** The messages of the law on a file with this text. */
function findings(text: string): (string | undefined)[] {
  const file = 'case.tsx';
  const code = `${types}\n${text}`;
  const options: ts.CompilerOptions = { noLib: true, jsx: ts.JsxEmit.Preserve, strict: true };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (path) => path.endsWith(file),
    readFile: () => code,
    getSourceFile: (path) =>
      path.endsWith(file) ? ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true) : undefined,
  };
  const program = ts.createProgram([file], options, host);
  const config: Linter.Config[] = [
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { programs: [program] } },
      plugins: { house: { rules: { 'text-alone': textAlone } } },
      rules: { 'house/text-alone': 'error' },
    },
  ];
  return new Linter().verify(code, config, file).map(({ messageId, message }) => messageId ?? message);
}

describe('a text that changes', () => {
  it.each([
    ['beside', 'const a = <p>Pay {amount}</p>;'],
    ['beside', 'const a = <button><svg />{amount}</button>;'],
    ['beside', 'const a = <button>{isLate && <svg />}{isLate ? "Late" : "Pay"}</button>;'],
    ['beside', 'const a = <p><b>1</b>{isLate && " and late"}</p>;'],
    ['beside', 'const a = <p>{more} more</p>;'],
    ['beside', 'const a = <p>{texts.left({ n: more })} <b /></p>;'],
    ['beside', 'const a = <>{amount}<b /></>;'],
    ['fragment', 'const a = <p><b />{isLate && <>, late <b /></>}</p>;'],
    ['fragment', "const a = <p><b />{isLate && <>{' '}<b /></>}</p>;"],
    ['beside', 'const a = <p key={more}>{amount} of {more}</p>;'],
    ['after', 'const a = <p>{isLate && <b />}, and more</p>;'],
    ['same', 'const a = <div>{isLate ? <p>Late by <b /></p> : <p>In time</p>}</div>;'],
    ['same', 'function Due() { if (isLate) return <p>Late by <b /></p>; return <p>In time</p>; }'],
    ['bare', 'function Due() { if (isLate) return amount; return <b />; }'],
  ])('is found as %s in %s', (message, text) => {
    expect(findings(text)).toEqual([message]);
  });

  it.each([
    'const a = <p>{amount}</p>;',
    'const a = <p>{`Pay ${amount}`}</p>;',
    'const a = <p>Pay <span>{amount}</span> now</p>;',
    'const a = <p>Pay <b /> now{" "}\n{isLate && <i />}</p>;',
    'const a = <p key={amount}>Pay {amount} now</p>;',
    "const a = <p key={more}>{more > 1 ? `Late by ${more} days` : 'Late by a day'} in all</p>;",
    'const words = "Pay"; const a = <p>{words} <b /></p>;',
    'const a = <p>{texts.pay} <b /></p>;',
    'const a = <p>{isLate && <b />}<span>, and more</span></p>;',
    'const a = <div>{node}<b /></div>;',
    'const a = <div>{isLate ? <p key="late">Late by <b /></p> : <p>In time</p>}</div>;',
    'const a = <div>{isLate ? <p>Late</p> : <p>In time</p>}</div>;',
    'function Due() { return isLate ? <b>{amount}</b> : null; }',
    'function amountOf() { return amount; }',
  ])('is in order in %s', (text) => {
    expect(findings(text)).toEqual([]);
  });
});
