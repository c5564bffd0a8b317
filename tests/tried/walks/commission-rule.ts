/** An amount for each unit that a vendor gets for all that it sells, above its percentage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../commands.ts';
import { all, before, behind, whole, type Walk } from './step.ts';

const domain = 'packages/domain/src';
const server = 'packages/server/src';

/** The function that keeps paid lines as they are, with one column more. */
function paidLineIsFinal(column: string): string {
  const last = readFileSync(join(root, 'packages/server/migrations/0088-sales-counted-again.sql'), 'utf8');
  const [text = ''] = /create or replace function paid_line_is_final[^$]*\$\$[^$]*\$\$;/.exec(last) ?? [];
  return text.replaceAll(/(new|old)\.terms_vendor_ppm,/g, `$& $1.${column},`);
}

export const newCommissionRule: Walk = {
  name: 'A new commission rule',
  steps: [
    {
      path: `${domain}/commission/commission-rules.ts`,
      missedBy: 'types',
      write: all(
        before("  | 'globalPpm';", "  | 'vendorAmount'"),
        before(
          "  { source: 'vendor', kind: 'dated' },",
          "  { source: 'vendor_amount', kind: 'unit_amount', term: 'vendorAmount' },",
        ),
        behind("export type RuleSource = 'custom_item' | 'override'", " | 'vendor_amount'"),
      ),
    },
    {
      path: `${domain}/commission/commission.ts`,
      missedBy: 'types',
      write: all(
        before('  readonly flatRate: boolean | null;', '  readonly unitAmount: number | null;'),
        before('  flatRate: null,', '  unitAmount: null,'),
        behind("vendor: Pick<VendorRules, 'commissionRate'", " | 'unitAmount'"),
        before('    vendorPpm:', '    vendorAmount: vendor?.unitAmount ?? null,'),
      ),
    },
    {
      path: `${domain}/commission/commission-explain.ts`,
      missedBy: 'types',
      write: before("  vendor: 'This", "  vendor_amount: 'This vendor’s amount',"),
    },
    {
      path: `${domain}/rules/rates-ahead.ts`,
      missedBy: 'types',
      write: all(
        behind("readonly vendor: Pick<VendorRules, 'commissionRate'", " | 'unitAmount'"),
        behind('    const place = rule.source', " === 'vendor_amount' ? 'vendor' : rule.source"),
      ),
    },
    {
      path: 'packages/server/migrations/9999-vendor-amount.sql',
      missedBy: 'types',
      write: whole(`alter table vendors add unit_amount int8;
alter table line_items add terms_vendor_amount int8;
${paidLineIsFinal('terms_vendor_amount')}
`),
    },
    {
      path: `${server}/pricing/trace.ts`,
      missedBy: 'types',
      write: all(
        before("  'terms_vendor_ppm',", "  'terms_vendor_amount',"),
        before("  vendorPpm: 'terms", "  vendorAmount: 'terms_vendor_amount',"),
      ),
    },
    {
      path: `${server}/pricing/pricing.ts`,
      missedBy: 'pricing',
      write: before('      v.commission_rate_ppm as', '      v.unit_amount as terms_vendor_amount,'),
    },
    {
      path: `${server}/pricing/proposed-rules.ts`,
      missedBy: 'types',
      write: all(
        behind("  'id' | 'commission_rate_ppm'", " | 'unit_amount'"),
        behind('select shop_id, id, commission_rate_ppm,', ' unit_amount,'),
        behind('${proposed.commission_rate_ppm}::int4,', ' ${proposed.unit_amount}::int8,'),
      ),
    },
    {
      path: `${server}/queries/vendors/rules.ts`,
      missedBy: 'types',
      write: all(
        behind(".select(['id', 'commission_rate_ppm',", " 'unit_amount',"),
        before('    flatRate:', '    unitAmount: vendor.unit_amount,'),
      ),
    },
    {
      path: 'openapi/shared.yaml',
      missedBy: 'types',
      write: before('            - vendor\n            - global', '            - vendor_amount'),
    },
  ],
  tests: [
    {
      path: 'tests/contract/store/pricing-cases.ts',
      write: before('  flatRate: orNull(fc', '  unitAmount: orNull(unitAmount),'),
    },
    {
      path: 'tests/contract/store/pricing-rows.ts',
      write: before('      flat_rate: vendor', '      unit_amount: vendor.unitAmount,'),
    },
    {
      path: 'tests/unit/domain/commission/lines.ts',
      write: before('  flatRate: orNull(fc', '  unitAmount: orNull(money),'),
    },
    {
      path: 'tests/unit/domain/commission/commission-properties.test.ts',
      write: before(
        '  const ppm = vendor.commissionRate',
        '  if (vendor.unitAmount !== null) return round(perUnit(vendor.unitAmount));',
      ),
    },
  ],
};
