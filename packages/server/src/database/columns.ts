import type { ColumnType, GeneratedAlways } from 'kysely';

/** An instant: read as a Date, written as a Date or an ISO 8601 string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** An instant that may be omitted in a new row, which then has the default. */
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** An instant or null, which may be omitted in a new row. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** jsonb: read parsed, written as text, since the driver would send an array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** jsonb that may be omitted in a new row, which then has the default. */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;

/** A generated column, calculated by the database from others of the row. */
export type Computed<T> = GeneratedAlways<T>;
