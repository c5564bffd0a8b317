import type { CurrencyCode } from '@consignment/domain/money/currency';
import { dayInFull } from '@consignment/domain/time/dates';
import { oldAmountCell, figureOf, plainCell, rateCell, shownCell } from './moving-cells.ts';
import type { CellSample, OpenQuestion } from '../../../database/column-types.ts';
import { comparableHeader, type MoveFileForm, type MovingMapping } from './moving-columns.ts';
import { readDate, type Calendar } from './moving-dates.ts';
import {
  dateOrders,
  decimalMarks,
  movingFields,
  rateForms,
  type DateOrder,
  type DecimalMark,
  type FieldKind,
  type MovingFile,
  type RateForm,
} from '@consignment/domain/moves/moving-fields';
import { formatPercent } from '@consignment/domain/money/rate';

/*
 * The form of a file's dates, amounts and rates, decided once for all of its rows. Only certainty counts: a cell that can be read in one
 * way excludes the others for the whole file, and a form that stays open is a question to the owner.
 */

/** Notes the cells of a file row by row; its memory does not grow with the file. */
export type FormNotes = {
  /** `row` is as a spreadsheet counts. */
  readonly note: (row: number, cells: readonly string[]) => void;
  readonly decide: () => MoveFileForm;
};

type Given = Calendar & { readonly currency: CurrencyCode };

export function notesOfForm(
  file: MovingFile,
  { columns, ...answered }: MovingMapping,
  headers: readonly string[],
  given: Given,
): FormNotes {
  const notes = {
    date_order: new Notes<DateOrder>(dateOrders),
    decimal_mark: new Notes<DecimalMark>(decimalMarks),
    rate_form: new Notes<RateForm>(rateForms),
  };
  const places = headers.map(comparableHeader);
  const columnsToNote = movingFields(file).flatMap(({ name, kind }) => {
    const header = columns[name];
    const place = header === undefined ? -1 : places.indexOf(comparableHeader(header));
    return header === undefined || place === -1 ? [] : [{ kind, header, place }];
  });
  const noteIn = {
    text: () => undefined,
    count: () => undefined,
    date: (cell) => {
      const read = readDate(cell.text, given);
      if (read?.is === 'open') notes.date_order.note(cell, shown(read.readings, dayInFull));
    },
    amount: (cell) => notes.decimal_mark.note(cell, marksOf(cell.text, given.currency)),
    percent: (cell) => {
      // No rate is in thousands, so a point or comma in it is decimal.
      const [mark] = /[.,]/.exec(cell.text) ?? [];
      if (mark !== undefined)
        notes.decimal_mark.note(cell, new Map([[mark === '.' ? 'point' : 'comma', plainCell(cell.text)]]));
      notes.rate_form.note(cell, formsOf(cell.text));
    },
  } satisfies Record<FieldKind, (cell: Cell) => void>;

  return {
    note(row, cells) {
      for (const { kind, header, place } of columnsToNote) {
        const text = cells[place] ?? '';
        if (text.trim() !== '') noteIn[kind]({ row, column: header, text });
      }
    },
    decide() {
      const dates = notes.date_order.decide(answered.dateOrder, 'The dates');
      const marks = notes.decimal_mark.decide(answered.decimalMark, 'The amounts');
      const rates = notes.rate_form.decide(answered.rateForm, 'The rates');
      const open = (about: OpenQuestion['about'], samples: readonly CellSample[]) =>
        samples.length === 0 ? [] : [{ about, samples }];
      return {
        dateOrder: dates.form,
        decimalMark: marks.form,
        rateForm: rates.form,
        open: [
          ...open('date_order', dates.samples),
          ...open('decimal_mark', marks.samples),
          ...open('rate_form', rates.samples),
        ],
        faults: [...dates.faults, ...marks.faults, ...rates.faults],
      };
    },
  };
}

type Cell = Pick<CellSample, 'row' | 'column' | 'text'>;

function shown<Form extends string>(
  readings: ReadonlyMap<Form, string>,
  text: (reading: string) => string,
): ReadonlyMap<Form, string> {
  return new Map([...readings].map(([form, reading]) => [form, text(reading)]));
}

/** The readings of an amount by each decimal sign, as plain decimals; empty where it has none, or is no amount. */
function marksOf(text: string, currency: CurrencyCode): ReadonlyMap<DecimalMark, string> {
  const { isNegative, body } = figureOf(text, currency);
  const plain = (whole: string, fraction: string) =>
    `${isNegative ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
  const [last] = /[.,](?=[^.,]*$)/.exec(body) ?? [];
  if (last === undefined) return new Map();
  const [mark, other] = last === '.' ? (['point', 'comma'] as const) : (['comma', 'point'] as const);
  const parts = body.replace(/[\s'’]/g, '').split(last);
  const [whole = '', fraction = ''] = parts;
  const isMixed = /[.,]/.test(parts.slice(0, -1).join(''));
  const asDecimal: [DecimalMark, string][] =
    parts.length === 2 && oldAmountCell(text, currency, mark).is === 'ok'
      ? [[mark, plain(whole.replace(/[.,]/g, ''), fraction)]]
      : [];
  // With a nought before it, or without three digits behind, it separates no thousands.
  const asGroup: [DecimalMark, string][] =
    !isMixed && !whole.startsWith('0') && oldAmountCell(text, currency, other).is === 'ok'
      ? [[other, plain(parts.join(''), '')]]
      : [];
  return new Map([...asDecimal, ...asGroup]);
}

/** The readings of a rate by each form; a percent sign, or a figure above 1, leaves one. */
function formsOf(text: string): ReadonlyMap<RateForm, string> {
  const mark = text.includes(',') ? 'comma' : 'point';
  const [percent, fraction] = [rateCell(text, mark, 'percent'), rateCell(text, mark, 'fraction')];
  // A sign makes it a percentage in a file of fractions too, and 0 is 0.
  if (percent.is === 'bad' || percent.value === 0 || text.includes('%')) return new Map();
  return new Map([
    ['percent', formatPercent(percent.value)],
    ...(fraction.is === 'ok' ? [['fraction', formatPercent(fraction.value)] as const] : []),
  ]);
}

const mostSamples = 3;

/** The forms that the cells noted so far leave open. */
class Notes<Form extends DateOrder | DecimalMark | RateForm> {
  readonly #forms: readonly Form[];
  /** The first cell that excludes a form. */
  readonly #excluded = new Map<Form, Cell>();
  readonly #samples: CellSample[] = [];
  #isAsked = false;

  constructor(forms: readonly Form[]) {
    this.#forms = forms;
  }

  /** `readings` has what the cell is by each form that it leaves open; none for a cell that says nothing of it. */
  note(cell: Cell, readings: ReadonlyMap<Form, string>): void {
    if (readings.size === 0) return;
    this.#isAsked = true;
    for (const form of this.#forms)
      if (!readings.has(form) && !this.#excluded.has(form)) this.#excluded.set(form, cell);
    if (new Set(readings.values()).size < 2 || this.#samples.length >= mostSamples * 3) return;
    if (this.#samples.some(({ text }) => text === cell.text)) return;
    this.#samples.push({ ...cell, readings: [...readings].map(([answer, text]) => ({ answer, text })) });
  }

  decide(
    answer: Form | null,
    named: string,
  ): { form: Form | null; samples: readonly CellSample[]; faults: readonly string[] } {
    if (!this.#isAsked) return { form: answer, samples: [], faults: [] };
    const left = this.#forms.filter((form) => !this.#excluded.has(form));
    const [only, another] = left;
    if (only === undefined) return { form: null, samples: [], faults: [this.#contradiction(named)] };
    if (answer !== null) {
      const against = this.#excluded.get(answer);
      const faults =
        against === undefined ? [] : [`${named} cannot all be read so: see ${placeText(against)}.`];
      return { form: answer, samples: [], faults };
    }
    const samples = this.#samples
      .map((sample) => ({
        ...sample,
        readings: sample.readings.filter((reading) => left.some((form) => form === reading.answer)),
      }))
      .filter(({ readings }) => new Set(readings.map(({ text }) => text)).size > 1)
      .slice(0, mostSamples);
    // Where all cells are the same by each form, there is nothing to ask.
    return another === undefined || samples.length === 0
      ? { form: only, samples: [], faults: [] }
      : { form: null, samples, faults: [] };
  }

  #contradiction(named: string): string {
    const [one, other] = [...new Set(this.#excluded.values())];
    const places = [one, other].flatMap((cell) => (cell === undefined ? [] : [placeText(cell)]));
    return `${named} are written in two ways: ${places.join(' and ')}. Write all of them in one way, and choose the file again.`;
  }
}

function placeText({ row, column, text }: Cell): string {
  return `${shownCell(text)} in row ${row} (${shownCell(column)})`;
}
