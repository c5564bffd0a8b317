import { countryName } from '@consignment/domain/text/countries';

/** An address in the parts that the apps ask for; '' for a part that is not known. */
export type MailingAddress = {
  readonly address_1: string;
  readonly address_2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** The lines below the street by country. Of a part that is empty, the sign after it goes too. */
const forms: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['US PR GU VI', ['city, state zip']],
      ['CA AU', ['city state zip']],
      ['GB GG IM JE IE', ['city', 'state', 'zip']],
      ['BR', ['city - state', 'zip']],
      ['IT', ['zip city state']],
      ['JP KR TW', ['city, state zip']],
      ['NZ SG ZA', ['city zip']],
      ['IN', ['city zip', 'state']],
      ['AE HK QA', ['city', 'state', 'zip']],
    ] as const
  ).flatMap(([codes, lines]) => codes.split(' ').map((code) => [code, lines] as const)),
);

/** The commonest form. */
const usual = ['zip city', 'state'];

/**
 * The lines of an address in the order of its country; a country that is not known has the form of the US. The last line is the
 * country's name where `isNamed` asks for it.
 */
export function addressLines(
  address: MailingAddress,
  country: string,
  { isNamed = false }: { readonly isNamed?: boolean } = {},
): string[] {
  const { address_1: first, address_2: second, city, state, zip } = address;
  const form = forms.get(country === '' ? 'US' : country) ?? usual;
  const lines = [first, second, ...form.map((line) => filled(line, { city, state, zip }))]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return isNamed && country !== '' && lines.length > 0 ? [...lines, countryName(country)] : lines;
}

function filled(line: string, parts: Readonly<Record<'city' | 'state' | 'zip', string>>): string {
  let text = '';
  let sign = '';
  for (const [, name, after = ''] of line.matchAll(/(city|state|zip)([^a-z]*)/g)) {
    const part = name === 'city' || name === 'state' || name === 'zip' ? parts[name].trim() : '';
    if (part === '') continue;
    text += text === '' ? part : `${sign}${part}`;
    sign = after;
  }
  return text;
}
