/** Says that the files of a database are damaged, and what to do. */
export function damagedText(directory: string): string {
  return `The database in ${directory} is damaged. Keep a copy of that directory, move it away, then restore the last backup with: npm run restore -- <backup.gz>`;
}

/** PostgreSQL's codes of files that are missing, or whose content cannot be. */
const codes: ReadonlySet<unknown> = new Set(['58P01', 'XX001', 'XX002']);

/** Does an error of the database say that its files are damaged? */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
