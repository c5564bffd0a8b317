import { describe, expect, it } from 'vitest';
import { inlineTexts } from './inline-texts.ts';
import { asLines, sourcesIn } from './source.ts';

/*
 * A text for people has a name beside its component (`defineTexts`), so that it can be translated. Folders come to the list as
 * their texts are named.
 */
const named = ['packages/components/src/screens/portal'];

/** Data of a shop that there is not: names of people and goods. */
const sample = 'packages/components/src/screens/portal/preview/sample.ts';

const faultsIn = (text: string) => inlineTexts({ path: 'packages/components/src/parts/Planted.tsx', text });

describe('a text for people has a name', () => {
  it.each(named)('in %s', (folder) => {
    expect(
      asLines(
        sourcesIn(folder, ['.ts', '.tsx'])
          .filter(({ path }) => !path.endsWith('.css.ts') && path !== sample)
          .flatMap(inlineTexts),
      ),
    ).toEqual([]);
  });

  it.each([
    '<p>Paid</p>',
    '<Button label="Pay now" />',
    '<Button label={isBusy ? "Paying…" : texts.pay} />',
    "const columns = () => [{ id: 'date', header: 'Date' }];",
    'const said = () => `${n} lines of ${vendor}`;',
    "const schema = z.string().check(z.minLength(1, 'Enter a name.'));",
  ])('and %s is named', (text) => {
    expect(faultsIn(text)).toHaveLength(1);
  });

  it.each([
    "const texts = defineTexts('Planted', { paid: 'Paid' });",
    '<p>{texts.paid}</p>',
    '<Text tone="muted" as="span">{amount}</Text>',
    "if (event.key === 'Enter') throw new Error('There is no list.');",
    "const row: { is: 'Paid' } = { id: 'created_date', type: 'Paid' };",
    '<p>{`${a} – ${b}`}</p>',
  ])('and %s is not', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});
