import type { Cell } from '../port/cells.ts';
import { isPlatformId, isRounded } from '../port/ids.ts';

// A column that is formatted as a number again is written in full, with zeros for the lost digits.
function isFilledWithZeros(text: string): boolean {
  return /^\d{12,20}$/.test(text) && /^\d{1,6}0+$/.test(text);
}

const unharmed =
  'Export the orders again and import the file unchanged, without saving it in a spreadsheet. Or empty the whole ' +
  "column 'Id': orders are then known by their name and date.";

/** The platform's id of an order, '' for an empty cell. A rounded number matches many orders, so it is refused. */
export function orderIdCell(text: string): Cell<string> {
  if (isRounded(text) || isFilledWithZeros(text)) {
    return {
      is: 'bad',
      why: `A spreadsheet has rounded the 'Id' to '${text}', so it no longer identifies one order. ${unharmed}`,
    };
  }
  if (text === '' || isPlatformId(text)) return { is: 'ok', value: text };
  const shown = text.length <= 60 ? text : `${text.slice(0, 60).toWellFormed()}…`;
  return {
    is: 'bad',
    why: `'${shown}' in 'Id' is not a whole number in digits; a spreadsheet or another program has changed it. ${unharmed}`,
  };
}
