/** The file as a whole cannot be read; `message` says why in words for its owner. */
export class CsvRefused extends Error {}
