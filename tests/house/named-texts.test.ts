import { describe, expect, it } from 'vitest';
import { inlineTexts, refusalTexts } from './inline-texts.ts';
import { asLines, sourcesIn } from './source.ts';
import { definitionsIn, faultyTexts, readAtLoad, unreadKeys, wronglyNamed } from './text-definitions.ts';

/*
 * A text for people has a name beside its component (`defineTexts`), so that it can be translated. Folders come to the list as
 * their texts are named.
 */
const named = [
  'packages/client/src',
  ...['primitives', 'parts', 'screens'].map((folder) => `packages/components/src/${folder}`),
  'packages/domain/src',
  'packages/routing/src',
  'packages/server/src/exports',
  'packages/server/src/mail-content',
  'shells/merchant/src',
  'shells/portal/src',
  'shells/salesreps/src',
];

/**
 * Legal documents are written separately for each country. The sample shop's names are data, and so are the headings of files
 * of vendors, commissions and payouts, by which a shop that moves in has them read. Words that are stored, or compared when a file
 * is read back, are the same in every language. Dates in English have the documented form. Fonts have names.
 */
const exceptions = new Set([
  'packages/components/src/parts/pages/PrivacyPage.tsx',
  'packages/components/src/parts/pages/TermsPage.tsx',
  'packages/components/src/screens/portal/preview/sample.ts',
  'packages/domain/src/orders/refund-match.ts',
  'packages/domain/src/payouts/bank-details.ts',
  'packages/domain/src/statements/signature.ts',
  'packages/domain/src/statements/statement-csv.ts',
  'packages/domain/src/time/dates.ts',
  'packages/server/src/exports/commission-totals.ts',
  'packages/server/src/exports/commissions.ts',
  'packages/server/src/exports/line-columns.ts',
  'packages/server/src/exports/payout.ts',
  'packages/server/src/exports/payouts.ts',
  'packages/server/src/mail-content/tokens.ts',
  'packages/domain/src/pay-runs/uk-columns.ts',
]);

const planted = (text: string) => ({ path: 'packages/components/src/parts/Planted.tsx', text });
const faultsIn = (text: string) => inlineTexts(planted(text));

describe('a text for people has a name', () => {
  it.each(named)('in %s', (folder) => {
    const sources = sourcesIn(folder, ['.ts', '.tsx']).filter(
      ({ path }) => !path.endsWith('.css.ts') && !exceptions.has(path),
    );
    expect(asLines(sources.flatMap(inlineTexts))).toEqual([]);
  });

  it.each([
    '<p>Paid</p>',
    '<Button label="Pay now" />',
    '<Button label={isBusy ? "Paying…" : texts.pay} />',
    "const columns = () => [{ id: 'date', header: 'Date' }];",
    'const said = () => `${n} lines of ${vendor}`;',
    'const said = () => `${amount} due`;',
    'const said = () => `SKU ${sku}`;',
    "const schema = z.string().check(z.minLength(1, 'Enter a name.'));",
    'const html = `<p style="margin:0">The portal of ${shop}</p>`;',
  ])('and %s is named', (text) => {
    expect(faultsIn(text)).toHaveLength(1);
  });

  it.each([
    "const texts = defineTexts('Planted', { paid: 'Paid' });",
    '<p>{texts.paid}</p>',
    '<Text tone="muted" as="span">{amount}</Text>',
    "if (event.key === 'Enter') throw new Error('There is no list.');",
    "const countries = 'GB GG IM JE'.split(' ');",
    "const row: { is: 'Paid' } = { id: 'created_date', type: 'Paid' };",
    '<p>{`${a} – ${b}`}</p>',
    "frame.current?.querySelector<HTMLElement>('form input, form select')?.focus();",
    'const focusable = \'a[href], button, [tabindex="0"]\';',
    '<li key={`row ${id}`} />',
    "request.headers.set('Authorization', `Bearer ${token}`);",
    "class Failed extends Error { constructor() { super(); this.name = 'Failed'; } }",
    'const html = `<p style="margin:0 auto;color:${colour}">${text}</p>`;',
    'const edge = `border-bottom:1px solid ${line};vertical-align:top`;',
    '<iframe srcDoc="<!doctype html><body>" />',
    "const schema = z.enum(['Vendor Name', 'Product Tag']);",
    "const headers = 'sku | item code | code';",
    "const countries = 'CH GB NO'.split(' ');",
  ])('and %s is not', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});

const sources = ['packages', 'shells'].flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx']));
const definitions = sources.flatMap(definitionsIn);

/** Folders of the server whose refusals are named. */
const refusing = [
  ...['actions', 'common', 'features', 'http', 'identity', 'ledger', 'operations', 'payments', 'platforms'],
  ...['pricing', 'queries', 'shop-css'],
].map((folder) => `packages/server/src/${folder}`);

/** Differences found are stored, in one language for all readers. A file for download is no refusal. */
const kept = /\/reconciliation\/stage-(?:orders|payments)\.ts$|-export\.ts$/;

describe('a refusal has a name', () => {
  it.each(refusing)('in %s', (folder) => {
    const sources = sourcesIn(folder, ['.ts']).filter(({ path }) => !kept.test(path));
    expect(asLines(sources.flatMap(refusalTexts))).toEqual([]);
  });

  it.each([
    "throw refuse(404, 'not_found', 'There is no such vendor.');",
    'throw refuse(409, "stale", isOne ? `Invoice ${number} is paid.` : texts.paid);',
    "throw new Refusal(422, 'required', [{ detail: 'Enter a title.', code: 'required' }]);",
    "const detail = 'Enter a title.'; throw refuse(422, 'required', detail);",
    "const missing = 'Enter a title.'; const check = () => { throw refuse(422, 'required', missing); };",
    "const refusals = { 413: { detail: () => 'This is too large.' } };",
  ])('and %s is at fault', (text) => {
    expect(refusalTexts(planted(text))).toHaveLength(1);
  });

  it.each([
    "throw refuse(422, 'required', texts.noTitle, { pointer: '/title' });",
    'throw refuse(422, "bank_text_refused", `${error.message} ${texts.whatToDo}`);',
    "throw new Error('Payout 5 was not written.');",
  ])('and %s is not', (text) => {
    expect(refusalTexts(planted(text))).toEqual([]);
  });
});

const exported = new Set(definitions.filter(({ isExported }) => isExported).map(({ constant }) => constant));

describe('a text is read when it is shown', () => {
  it.each([
    'packages/components/src',
    'packages/domain/src',
    'packages/routing/src',
    'packages/server/src',
    'shells',
  ])('and not while a module of %s loads', (folder) => {
    const sources = sourcesIn(folder, ['.ts', '.tsx']);
    expect(asLines(sources.flatMap((source) => readAtLoad(source, exported)))).toEqual([]);
  });

  const plantedTexts = "const texts = defineTexts('Planted', { paid: 'Paid' });\n";

  it.each([
    "const options = [{ value: 'paid', label: texts.paid }];",
    'const badge = <Badge label={texts.paid} />;',
    'const labels = states.map((state) => texts[state]);',
    'const { paid } = texts;',
    'const all = { ...texts };',
    'const all = Object.values(texts);',
    'const columns = columnsOf(); function columnsOf() { return [texts.paid]; }',
    'const schema = z.string().check(z.minLength(1, { error: texts.paid }));',
  ])('so %s is at fault', (text) => {
    expect(readAtLoad(planted(plantedTexts + text), exported)).toHaveLength(1);
  });

  it.each([
    'const schema = z.string().check(z.minLength(1, { error: () => texts.paid }));',
    'export const column = { get header() { return texts.paid; } };',
    'const Label = memo(() => <p>{texts.paid}</p>);',
    'type Key = keyof typeof texts; export { texts };',
  ])('and %s is not', (text) => {
    expect(readAtLoad(planted(plantedTexts + text), exported)).toEqual([]);
  });

  it('also where another file has defined it', () => {
    const source = planted("import { names } from './names.ts';\nconst choices = [names.paid];");
    expect(readAtLoad(source, new Set(['names']))).toHaveLength(1);
  });
});

describe('texts that a file defines', () => {
  it('have the name of the file, which no other file has', () => {
    expect(asLines(wronglyNamed(definitions))).toEqual([]);
  });

  it('are all read', () => {
    expect(asLines(sources.flatMap(unreadKeys))).toEqual([]);
  });

  it('can be read in any language, and have the quotes of a printed text', () => {
    expect(asLines(definitions.flatMap(faultyTexts))).toEqual([]);
  });

  it('are at fault under another name, twice, or unread', () => {
    const source = planted("const texts = defineTexts('Other', { paid: 'Paid' });");
    expect(wronglyNamed(definitionsIn(source))).toHaveLength(1);
    expect(unreadKeys(source)).toHaveLength(1);
    const twice = planted("const texts = defineTexts('Planted', { paid: 'Paid' }); say(texts.paid);");
    expect(wronglyNamed([...definitionsIn(twice), ...definitionsIn(twice)])).toHaveLength(1);
    expect(unreadKeys(twice)).toEqual([]);
  });

  it.each(['It’s paid', '{n, plural, one {# line} other {# lines}} of “{vendor}”'])(
    '“%s” can be read',
    (text) => {
      expect(faultsOfText(text)).toEqual([]);
    },
  );

  it('cannot be put together', () => {
    const source = planted(
      "const texts = defineTexts('Planted', { paid: 'It is ' + 'paid.' }); say(texts.paid);",
    );
    expect(definitionsIn(source).flatMap(faultyTexts)).toHaveLength(1);
  });

  it.each([
    "It's paid",
    'The “vendor"',
    'Paid ',
    '{n, plural, one {# line}}',
    '{n, plural, one # line}',
    'Paid {amount',
    'Paid } twice',
  ])('“%s” is at fault', (text) => {
    expect(faultsOfText(text)).toHaveLength(1);
  });
});

const faultsOfText = (text: string) =>
  definitionsIn(planted(`const texts = defineTexts('Planted', { text: ${JSON.stringify(text)} });`)).flatMap(
    faultyTexts,
  );
