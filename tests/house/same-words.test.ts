import { describe, expect, it } from 'vitest';
import { asLines, labelsOf, sourcesIn, type Source, type Violation } from './source.ts';

/** Words of a button, link or title that have another word for the same act; the handbook's page Writing has the table. */
const others: readonly { said: RegExp; instead: string }[] = [
  { said: /^(?:Sign|Log) (?:in|on)$/, instead: 'Login' },
  { said: /^(?:Sign|Log) (?:out|off)$/, instead: 'Logout' },
  { said: /^Sign (?:in|out) /, instead: 'Log in, Log out' },
  { said: /^(?:OK|Yes|No|Submit|Apply|Confirm)$/i, instead: 'the verb of the act, such as Save' },
  { said: /^(?:Try again|Reload|Try once more)\b/i, instead: 'Retry' },
  { said: /^Download\b/i, instead: 'Export' },
  { said: /^See (?:the|your)\b/i, instead: 'View' },
  { said: /^(?:Revert|Take back)\b/i, instead: 'Undo' },
  { said: /^(?:Modify|Amend)\b/i, instead: 'Edit' },
];

function faults(source: Source): Violation[] {
  return labelsOf(source).flatMap(({ text, line }) => {
    const other = others.find(({ said }) => said.test(text.trim()));
    if (other === undefined) return [];
    return [{ path: source.path, line, what: `says “${text}”: in its place ${other.instead}` }];
  });
}

describe('the same act', () => {
  it('has the same word in all apps', { timeout: 60_000 }, () => {
    const sources = ['packages/components/src', 'packages/routing/src', 'shells'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx']),
    );
    expect(sources.length).toBeGreaterThan(400);
    expect(asLines(sources.flatMap(faults))).toEqual([]);
  });

  it.each([
    '<Button label="Sign in" />',
    "<Button label={isFailed ? 'Try again' : 'Save'} />",
    '<Page title="Sign in to your shop" />',
    '<Button label={`Download ${name}`} />',
    "const action = { label: 'OK' };",
  ])('refuses %s', (text) => {
    expect(faults({ path: 'packages/components/src/parts/Planted.tsx', text })).toHaveLength(1);
  });

  it.each([
    '<Button label="Login" />',
    '<p>Try again later.</p>',
    '<Button label="Submit & Install" />',
    '<Link label="log in" />',
  ])('lets through %s', (text) => {
    expect(faults({ path: 'packages/components/src/parts/Planted.tsx', text })).toEqual([]);
  });
});
