import type { components } from '@consignment/client/generated/api';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** For `asSystem`: preferences belong to logins, which are above shops. */

type Preferences = components['schemas']['Preferences'];

export async function preferencesOf(tx: Tx, loginId: number): Promise<Preferences> {
  const rows = await tx
    .selectFrom('login_preferences')
    .select(['key', 'value'])
    .where('login_id', '=', loginId)
    .execute();
  // Written by `putPreferences` alone, in the shape of the contract.
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** A key that is left out keeps its value, and so does a list. */
export async function putPreferences(tx: Tx, loginId: number, change: Preferences): Promise<void> {
  const rows = Object.entries(change).map(([key, value]) => ({
    login_id: loginId,
    key,
    value: JSON.stringify(value),
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('login_preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['login_id', 'key']).doUpdateSet({
        // Merged by the database, so that two windows that change two lists lose neither.
        value: sql<string>`case jsonb_typeof(excluded.value) when 'object'
          then login_preferences.value || excluded.value else excluded.value end`,
      }),
    )
    .execute();
}
