import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { importFindings, type ImportFinding } from '@consignment/domain/imports/import-findings';
import { isTaxKind, proposedTaxSetting, taxSentence } from '@consignment/domain/imports/import-tax';
import type { FileColumns } from '../imports/port/records.ts';
import type { ImportEffect } from '../queries/imports/effect.ts';
import type { FindingTotals } from '../queries/imports/findings.ts';
import type { GapRow, GapTotals } from '../queries/imports/gaps.ts';
import { noCounts, type ImportRow } from '../queries/imports/runs.ts';

const kinds = Object.keys(importFindings);

export function importToWire(row: ImportRow): components['schemas']['Import'] {
  return {
    id: row.id,
    state: row.state,
    description: row.description,
    progress: row.progress,
    counts: { ...noCounts, ...row.counts },
    new_vendors: row.new_vendors,
    gaps: gapsToWire(row.gaps, row.currency),
    findings: row.findings
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
      .map(({ lines, ...one }) => ({
        ...one,
        ...(lines > 0 && { lines }),
        ...taxOf(one, row),
        amount: moneyToWire(one.amount, row.currency),
        vendors: one.vendors.map((of) => ({ ...of, amount: moneyToWire(of.amount, row.currency) })),
      })),
    effect: row.effect === null ? null : effectToWire(row.effect, row.currency),
    problem: row.problem,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    files: row.files.map(
      ({
        role,
        name,
        size,
        received,
        date_order = null,
        date_samples,
        date_order_before = null,
        columns,
      }) => ({
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
        columns: columnsToWire(columns ?? null),
      }),
    ),
  };
}

/** The setting may have changed since the files were read, so its sentence is written again. */
function taxOf(
  { kind, detail }: Pick<FindingTotals, 'kind' | 'detail'>,
  { findings, prices_include_tax: isOn }: ImportRow,
) {
  if (!isTaxKind(kind) || detail === '') return {};
  const counts = new Map(
    findings.flatMap(({ kind: of, orders }) => (isTaxKind(of) ? [[of, orders] as const] : [])),
  );
  const proposed = proposedTaxSetting(kind, counts, isOn);
  return {
    detail: taxSentence(kind, counts, isOn),
    ...(proposed !== null && { proposed_prices_include_tax: proposed }),
  };
}

function columnsToWire(columns: FileColumns | null): components['schemas']['ImportColumns'] | null {
  if (columns === null) return null;
  const { read, ignored, missing } = columns;
  return { read: [...read], ignored: [...ignored], missing: [...missing] };
}

function effectToWire(
  { before, after, vendorCount, vendors }: ImportEffect,
  currency: CurrencyCode,
): components['schemas']['ImportEffect'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    due_before: money(before.due),
    due_after: money(after.due),
    owed_back_before: money(before.owedBack),
    owed_back_after: money(after.owedBack),
    vendor_count: vendorCount,
    vendors: vendors.map((one) => ({
      vendor: one.name,
      due_before: money(one.before),
      due_after: money(one.after),
    })),
  };
}

export function findingToWire(
  { kind, orderName, row, vendor, amount, detail }: ImportFinding,
  currency: CurrencyCode,
): components['schemas']['ImportFinding'] {
  return { kind, order_name: orderName, row, vendor, amount: moneyToWire(amount, currency), detail };
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
