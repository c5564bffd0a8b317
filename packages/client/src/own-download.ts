/*
 * `/download/?{csv data}` saves the data of its own address (spec operations §2). A link that somebody else made would
 * put their file on a person's disk in the shop's name, so an address counts only with a mark that the app has left for
 * it in the same tab. The mark serves once.
 */

type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const mark = 'consignment.download';
const prefix = 'data:text/csv;charset=utf-8,';

/** Leaves the mark for some CSV. @returns what follows '/download/' in the address to go to, from '?'. */
export function ownDownload(csv: string, marks: Marks = sessionStorage): string {
  const query = encodeURIComponent(csv);
  marks.setItem(mark, query);
  return `?${query}`;
}

/**
 * The data of an address as a `data:` URL, or null unless the app itself has opened it. Its prefix is added where it
 * is missing.
 * @param search from '?', as in `location.search`
 */
export function takeDownload(search: string, marks: Marks = sessionStorage): string | null {
  const query = search.replace(/^\?/, '');
  const known = marks.getItem(mark);
  marks.removeItem(mark);
  if (query === '' || known !== query) return null;
  const csv = decodeURIComponent(query);
  return /^data:text\/csv[;,]/.test(csv) ? csv : `${prefix}${query}`;
}

/** Has the browser save what `takeDownload` gave. */
export function saveDownload(dataUrl: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = dataUrl;
  anchor.download = name;
  anchor.click();
}
