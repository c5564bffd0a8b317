import { defineTexts, formatCount } from '../text/texts.ts';

const texts = defineTexts('ShopCustomer', {
  enterEmail: 'Enter an email address.',
  enterFirstName: 'Enter a first name.',
  firstNameTooLong: 'This first name is too long.',
  lastNameTooLong: 'This last name is too long.',
  moreCells: 'This row has {cells} cells instead of 3.',
  notEmail: '“{email}” is not an email address.',
});

/** A customer as typed by hand or read from a file. */
export type CustomerDraft = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
};

export type ParsedCustomer =
  | { readonly is: 'ok'; readonly customer: CustomerDraft }
  | { readonly is: 'refused'; readonly field: keyof CustomerDraft; readonly why: string };

/** Fewer characters find no customer (spec operations §5). */
export const shortestCustomerSearch = 3;

const longestName = 255;
const longestEmail = 254;

/** Whether the text has the form of one e-mail address; only mail can show that it takes mail. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s@,;<>"]{1,64}@[^\s@.,;<>"]+(?:\.[^\s@.,;<>"]+)+$/u.test(text);
}

/** Trims the parts and checks them; a last name may be missing, as some people have one name. */
export function parseCustomer(draft: CustomerDraft): ParsedCustomer {
  const customer = {
    first_name: tidied(draft.first_name),
    last_name: tidied(draft.last_name),
    email: draft.email.trim(),
  };
  const { first_name, last_name, email } = customer;
  if (first_name === '') return refused('first_name', texts.enterFirstName);
  if (first_name.length > longestName) return refused('first_name', texts.firstNameTooLong);
  if (last_name.length > longestName) return refused('last_name', texts.lastNameTooLong);
  if (email === '') return refused('email', texts.enterEmail);
  if (!isEmail(email)) return refused('email', texts.notEmail({ email: email.slice(0, 100) }));
  return { is: 'ok', customer };
}

function refused(field: keyof CustomerDraft, why: string): ParsedCustomer {
  return { is: 'refused', field, why };
}

function tidied(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The rows of a file of customers: those that can be added, and the problems of the others. Rows count from 1. */
export type ReadCustomers = {
  readonly customers: readonly (CustomerDraft & { readonly row: number })[];
  readonly problems: readonly { readonly row: number; readonly detail: string }[];
};

/**
 * Reads rows of first name, last name, email (spec accounts §5). A first row that names its columns is left out,
 * and so are blank rows.
 */
export function readCustomerRows(rows: readonly (readonly string[])[]): ReadCustomers {
  const customers: (CustomerDraft & { row: number })[] = [];
  const problems: { row: number; detail: string }[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    if (cells.every((cell) => cell.trim() === '') || (index === 0 && isHeader(cells))) continue;
    if (cells.slice(3).some((cell) => cell.trim() !== '')) {
      problems.push({ row, detail: texts.moreCells({ cells: formatCount(cells.length) }) });
      continue;
    }
    const [first_name = '', last_name = '', email = ''] = cells;
    const parsed = parseCustomer({ first_name, last_name, email });
    if (parsed.is === 'ok') customers.push({ row, ...parsed.customer });
    else problems.push({ row, detail: parsed.why });
  }
  return { customers, problems };
}

/** Does a row have an email, or the name of its column, where a file of customers has it? */
export function hasEmailCell(cells: readonly string[]): boolean {
  return isHeader(cells) || isEmail((cells[2] ?? '').trim());
}

function isHeader(cells: readonly string[]): boolean {
  return /^e-?mail( ?address)?$/i.test((cells[2] ?? '').trim());
}
