import type { ColumnType, GeneratedAlways } from 'kysely';

/** An instant: read as a Date, written as a Date or an ISO 8601 string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** An instant of which nothing has to be known when the row is made. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** jsonb: read parsed, written as text, since the driver would send an array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** Worked out by the database from other columns of the row; never written. */
export type Computed<T> = GeneratedAlways<T>;
