import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money';
import type { CurrencyCode } from '@consignment/domain/currency';
import type { GapRow, GapTotals } from '../queries/imports/gaps.ts';
import { noCounts, type ImportRow } from '../queries/imports/runs.ts';

export function importToWire(row: ImportRow): components['schemas']['Import'] {
  return {
    id: row.id,
    state: row.state,
    description: row.description,
    progress: row.progress,
    counts: { ...noCounts, ...row.counts },
    new_vendors: row.new_vendors,
    gaps: gapsToWire(row.gaps, row.currency),
    problem: row.problem,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    files: row.files.map(
      ({ role, name, size, received, date_order = null, date_samples, date_order_before = null }) => ({
        role,
        name,
        size,
        received,
        date_order,
        date_order_before,
        date_samples: (date_samples ?? []).map(({ readings, ...sample }) => ({
          ...sample,
          readings: [...readings],
        })),
      }),
    ),
  };
}

function gapsToWire({ no_vendor, unknown_sku }: GapTotals, currency: CurrencyCode) {
  return {
    no_vendor: {
      products: no_vendor.products,
      lines: no_vendor.lines,
      sales: moneyToWire(no_vendor.sales, currency),
      commission: moneyToWire(no_vendor.commission, currency),
      unpriced_lines: no_vendor.unpriced,
    },
    unknown_sku: { skus: unknown_sku.skus, lines: unknown_sku.lines },
  };
}

export function gapToWire(row: GapRow, currency: CurrencyCode): components['schemas']['ImportGap'] {
  return {
    title: row.title,
    sku: row.sku,
    no_vendor: row.no_vendor,
    unknown_sku: row.unknown_sku,
    first_row: row.first_row,
    lines: row.lines,
    units: row.units,
    sales: moneyToWire(row.sales, currency),
    commission: moneyToWire(row.commission, currency),
    unpriced_lines: row.unpriced,
  };
}
