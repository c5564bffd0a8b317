import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** A row of a table as it is read. */
export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>;

/* Names for values that the checks of tables list. */

/** `payouts_off`: the keys are valid, but the account may not send payouts yet. */
export type KeyCheck = RowOf<'payment_settings'>['live_check'];

export type KeyMode = RowOf<'api_keys'>['mode'];

export type ShopJobKind = RowOf<'shop_jobs'>['kind'];

export type InboxSubject = RowOf<'platform_inbox'>['subject'];

export type MoveState = RowOf<'moves'>['state'];

export type MoveVerdict = RowOf<'move_payouts'>['verdict'];

export type ComparedRole = RowOf<'compared_sources'>['role'];

export type StatementPayees = RowOf<'statement_runs'>['payees'];

export type StatementOutcome = RowOf<'statement_run_payees'>['outcome'];

/** Why an endpoint is off: by hand, since it answered 410, or since it failed for three days. */
export type WebhookOff = NonNullable<RowOf<'webhook_endpoints'>['disabled_why']>;

export type DeliveryState = RowOf<'webhook_deliveries'>['state'];
