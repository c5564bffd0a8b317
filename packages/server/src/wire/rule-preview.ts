import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import type { RulePreview } from '../pricing/rule-preview.ts';

export function rulePreviewToWire(
  preview: RulePreview,
  currency: CurrencyCode,
  nextOrders: components['schemas']['CommissionSettingsPreview']['next_orders'],
): components['schemas']['CommissionSettingsPreview'] {
  return {
    next_orders: nextOrders,
    unpaid_lines: preview.unpaidLines,
    changed_lines: preview.changedLines,
    due_before: moneyToWire(preview.dueBefore, currency),
    due_after: moneyToWire(preview.dueAfter, currency),
    owed_back_before: moneyToWire(preview.owedBackBefore, currency),
    owed_back_after: moneyToWire(preview.owedBackAfter, currency),
    changed_vendors: preview.vendorCount,
    vendors: preview.vendors.map((vendor) => ({
      vendor: vendor.id,
      vendor_name: vendor.name,
      currency: vendor.currency,
      changed_lines: vendor.changedLines,
      due_before: moneyToWire(vendor.dueBefore, currency),
      due_after: moneyToWire(vendor.dueAfter, currency),
    })),
  };
}
