import type { components } from '@consignment/client/generated/api';
import { startOfKey } from '../identity/program-key.ts';
import type { KeyRow } from '../queries/people/api-keys.ts';
import type { SandboxRow } from '../queries/shops/sandboxes.ts';

type Schemas = components['schemas'];

export function keyToWire(row: KeyRow): Schemas['Key'] {
  return {
    id: row.id,
    mode: row.mode,
    name: row.name,
    start: startOfKey(row.mode, row.id),
    scopes: [...row.scopes],
    vendor: row.vendor_id === null ? null : { id: row.vendor_id, name: row.vendor_name ?? '' },
    calls_a_minute: row.calls_a_minute,
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_from: row.last_used_from,
    overlap_ends_at: row.overlap_ends_at?.toISOString() ?? null,
    rotated_from: row.rotated_from,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

export function sandboxToWire(row: SandboxRow | null): Schemas['Sandbox'] {
  if (row === null) return { state: 'none', description: '', progress: 0, filled_at: null };
  const { state, description, progress, filled_at } = row;
  return { state, description, progress, filled_at: filled_at?.toISOString() ?? null };
}
