import type { components } from '@consignment/client/generated/api';
import type { ImportRow } from '../store/import/runs.ts';

export function importToWire(row: ImportRow): components['schemas']['Import'] {
  return {
    id: row.id,
    state: row.state,
    description: row.description,
    progress: row.progress,
    counts: { ...row.counts },
    problem: row.problem,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    files: row.files.map(({ role, name, size, received }) => ({ role, name, size, received })),
  };
}
