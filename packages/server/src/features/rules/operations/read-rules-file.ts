import type { Readable } from 'node:stream';
import { datedRules, type RuleTarget } from '@consignment/domain/commission/dated-rules';
import { comparablePlainName } from '@consignment/domain/text/plain-name';
import { defineTexts } from '@consignment/domain/text/texts';
import { changesNothing, readRuleRow } from '../domain/rule-file-row.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { CsvRefused } from '../../../imports/csv/refused.ts';
import { readRulesCsv, type RuleFileRow } from '../read-rules.ts';
import { readDatedRules } from '../../../pricing/dated-rules.ts';
import { vendorNames } from '../../../queries/vendors/vendor-names.ts';
import { knownOf } from '../queries/rule-versions.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { draftToWire } from '../rule-draft-wire.ts';

const texts = defineTexts('ReadRulesFile', {
  tooLarge: 'A rules file can be up to 2 MB. Upload it in parts.',
  noVendor: 'vendor_id: There is no vendor {id}.',
  otherVendor:
    'vendor: Vendor {id} is “{name}”, not “{other}”. Correct one of the two, or leave the name empty.',
  noProduct: 'product_id: There is no product {id}. Copy the id from the exported file.',
  noVariant: 'variant_id: There is no variant {id}. Copy the id from the exported file.',
});

const mostRows = 1000;
const mostBytes = 2 * 1024 * 1024;

export const readRulesFile = forSession<'readRulesFile'>(async ({ body, session, read }) => {
  const rows = rowsOf(await bytesOf(body));
  return read(async (tx) => {
    const { shopId } = session;
    const { currency } = await shopOf(tx, shopId);
    const names = await vendorNames(tx, shopId);
    const vendorIdOf = vendorsByName(names);
    const found = rows.map(({ row, cells }) => ({ row, read: readRuleRow(cells, currency, vendorIdOf) }));
    const drafts = found.flatMap(({ read: one }) => (one.is === 'draft' ? [one.draft] : []));
    const known = await knownOf(
      tx,
      shopId,
      drafts.map(({ target }) => target),
    );
    const rules = datedRules(await readDatedRules(tx, shopId));
    const judged = found.map(({ row, read: one }) => {
      if (one.is === 'left_out') return { is: 'unchanged' } as const;
      if (one.is === 'refused') return { is: 'fault', row, detail: one.faults.join(' ') } as const;
      const detail = lackingIn(known, one.draft.target, one.vendorName);
      if (detail !== '') return { is: 'fault', row, detail } as const;
      return changesNothing(rules, one.draft)
        ? ({ is: 'unchanged' } as const)
        : ({
            is: 'draft',
            draft: { ...namesOf(known, one.draft.target), rule: draftToWire(one.draft, currency) },
          } as const);
    });
    return {
      status: 200,
      body: {
        rules: judged.flatMap((one) => (one.is === 'draft' ? [one.draft] : [])),
        unchanged: judged.filter(({ is }) => is === 'unchanged').length,
        faults: judged.flatMap((one) => (one.is === 'fault' ? [{ row: one.row, detail: one.detail }] : [])),
      },
    };
  });
});

async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw refuse(413, 'too_large', texts.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Throws a Refusal for a file that has no rules. */
function rowsOf(bytes: Buffer): RuleFileRow[] {
  try {
    return readRulesCsv(bytes, mostRows);
  } catch (error) {
    if (error instanceof CsvRefused) throw refuse(422, 'invalid_value', error.message);
    throw error;
  }
}

function vendorsByName(names: ReadonlyMap<number, string>): (name: string) => number | null {
  const byName = Map.groupBy(names, ([, name]) => comparablePlainName(name));
  return (name) => {
    const [first, ...others] = byName.get(comparablePlainName(name)) ?? [];
    return first === undefined || others.length > 0 ? null : first[0];
  };
}

type Known = Awaited<ReturnType<typeof knownOf>>;

/** The fault of a row that names something that the shop does not have; '' where it has all of it. */
function lackingIn(known: Known, { vendorId, productId, variantId }: RuleTarget, vendorName: string): string {
  const name = vendorId === null ? undefined : known.vendors.get(vendorId);
  return [
    ...(vendorId !== null && name === undefined ? [texts.noVendor({ id: vendorId })] : []),
    ...(name === undefined || vendorName === '' || isNamed(name, vendorName)
      ? []
      : [texts.otherVendor({ id: vendorId ?? '', name, other: vendorName })]),
    ...(productId === null || known.products.has(productId) ? [] : [texts.noProduct({ id: productId })]),
    ...(variantId === null || known.variants.has(variantId) ? [] : [texts.noVariant({ id: variantId })]),
  ].join(' ');
}

function namesOf(known: Known, { vendorId, productId, variantId }: RuleTarget) {
  const variant = variantId === null ? undefined : known.variants.get(variantId);
  const product = productId === null ? undefined : known.products.get(productId);
  return {
    vendor_name: (vendorId === null ? undefined : known.vendors.get(vendorId)) ?? null,
    product_title: product ?? variant?.productTitle ?? null,
    variant_title: variant?.title ?? null,
  };
}

function isNamed(name: string, other: string): boolean {
  return comparablePlainName(name) === comparablePlainName(other);
}
