import type { DateOrder, DateQuestion, DateSample, CsvRole } from '../port/records.ts';
import type { CsvRow } from './read-csv.ts';
import { dateColumnsOf, type ColumnsOf } from './columns.ts';
import { readingsOf } from './dates.ts';
import { CsvRefused } from './refused.ts';

/*
 * The order of day and month in a file, decided once for all of its rows and columns. Only certainty counts: a date
 * that has one reading excludes the others for the whole file. An order that stays open is a question to the owner.
 */

/** The owner is asked how the dates of these files are written; nothing has been written. */
export class DatesInQuestion extends Error {
  readonly questions: readonly DateQuestion[];

  constructor(questions: readonly DateQuestion[]) {
    super('The dates of these files can be read in more than one way.');
    this.questions = questions;
  }
}

type Place = { readonly row: number; readonly column: string; readonly text: string };

const allOrders = ['day_first', 'month_first', 'year_first'] as const satisfies readonly DateOrder[];

const pairs = [
  ['day_first', 'month_first'],
  ['day_first', 'year_first'],
  ['month_first', 'year_first'],
] as const;

const words = {
  day_first: 'day first',
  month_first: 'month first',
  year_first: 'year first',
} satisfies Record<DateOrder, string>;

const mostSamples = 3;

/** Notes the dates of one file, row by row. Memory does not grow with the file. */
export class DatesOfFile<R extends CsvRole> {
  readonly #role: R;
  readonly #thisYear: number;
  /** The first date that excludes an order. */
  readonly #excluded = new Map<DateOrder, Place>();
  readonly #samples: DateSample[] = [];
  readonly #told = new Map<(typeof pairs)[number], number>();
  #hasOpen = false;
  #last = '';

  constructor(role: R, thisYear: number) {
    this.#role = role;
    this.#thisYear = thisYear;
  }

  note({ number, cells, problem }: CsvRow<ColumnsOf[R]>): void {
    if (problem !== null) return;
    for (const [column, header] of dateColumnsOf(this.#role)) {
      const text = cells[column];
      // An order's rows repeat its dates.
      if (text === '' || text === this.#last) continue;
      this.#last = text;
      this.#noteDate({ row: number, column: header, text });
    }
  }

  #noteDate(place: Place): void {
    const readings = readingsOf(place.text, this.#thisYear);
    if (readings === null) return;
    this.#hasOpen = true;
    for (const order of allOrders) {
      if (!readings.has(order) && !this.#excluded.has(order)) this.#excluded.set(order, place);
    }
    if (this.#samples.some(({ text }) => text === place.text)) return;
    // For each two orders their own samples, as a third may be excluded later.
    const told = pairs.filter(([one, other]) => readings.get(one) !== readings.get(other));
    if (!told.some((pair) => (this.#told.get(pair) ?? 0) < mostSamples)) return;
    for (const pair of told) this.#told.set(pair, (this.#told.get(pair) ?? 0) + 1);
    this.#samples.push({
      ...place,
      readings: [...readings].map(([date_order, date]) => ({ date_order, date })),
    });
  }

  /**
   * The order of the file's dates, null where it has none that need one; or the question to its owner. Throws CsvRefused
   * where the dates contradict each other, or the answer.
   */
  decide(answer: DateOrder | null): DateOrder | null | DateQuestion<R> {
    if (!this.#hasOpen) return null;
    const left = allOrders.filter((order) => !this.#excluded.has(order));
    const [only, another] = left;
    if (only === undefined) throw new CsvRefused(this.#contradiction());
    if (answer !== null) {
      const against = this.#excluded.get(answer);
      if (against !== undefined) throw new CsvRefused(this.#against(answer, against));
      return answer;
    }
    if (another === undefined) return only;
    const samples = this.#samples
      .map((sample) => ({
        ...sample,
        readings: sample.readings.filter(({ date_order }) => left.includes(date_order)),
      }))
      .filter(({ readings }) => new Set(readings.map(({ date }) => date)).size > 1)
      .slice(0, mostSamples);
    // Where every date is the same in each order, there is nothing to ask.
    return samples.length === 0 ? only : { role: this.#role, samples };
  }

  #contradiction(): string {
    const [day, month] = [this.#excluded.get('day_first'), this.#excluded.get('month_first')];
    return (
      `The dates of the ${this.#role} file are written in two ways: ${placeText(day)} cannot be day first, and ` +
      `${placeText(month)} cannot be month first. Export the file again and import it unchanged, or write all dates in one way.`
    );
  }

  #against(answer: DateOrder, place: Place): string {
    return `The dates of the ${this.#role} file cannot be ${words[answer]}: ${placeText(place)} can only be read otherwise.`;
  }
}

function placeText(place: Place | undefined): string {
  return place === undefined ? 'another date' : `'${place.text}' in row ${place.row} ('${place.column}')`;
}
