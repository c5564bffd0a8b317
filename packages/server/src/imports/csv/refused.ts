/** The whole file cannot be read; `message` is the reason in words for its owner. */
export class CsvRefused extends Error {}
