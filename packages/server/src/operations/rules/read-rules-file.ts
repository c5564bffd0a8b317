import type { Readable } from 'node:stream';
import { datedRules } from '@consignment/domain/dated-rules';
import type { RuleDraft } from '@consignment/domain/rule-draft';
import { changesNothing, readRuleRow, type ReadRuleRow } from '@consignment/domain/rule-file-row';
import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';
import { readRulesCsv, type RuleFileRow } from '../../imports/csv/rules.ts';
import { readDatedRules } from '../../pricing/dated-rules.ts';
import { vendorNames } from '../../queries/rule-files.ts';
import { knownOf } from '../../queries/rule-versions.ts';
import { shopOf } from '../../queries/shops.ts';
import { draftToWire } from '../../wire/rule-draft.ts';

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
    const lacking = await lackingIn(tx, shopId, found, names);
    const rules = datedRules(await readDatedRules(tx, shopId));
    const judged = found.map(({ row, read: one }, index) => {
      if (one.is === 'left_out') return { is: 'unchanged' } as const;
      if (one.is === 'refused') return { is: 'fault', row, detail: one.faults.join(' ') } as const;
      const detail = lacking[index] ?? '';
      if (detail !== '') return { is: 'fault', row, detail } as const;
      return changesNothing(rules, one.draft)
        ? ({ is: 'unchanged' } as const)
        : ({ is: 'draft', rule: draftToWire(one.draft, currency) } as const);
    });
    return {
      status: 200,
      body: {
        rules: judged.flatMap((one) => (one.is === 'draft' ? [one.rule] : [])),
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
    if (size > mostBytes)
      throw refuse(413, 'too_large', 'A file of rules may have 2 MB at most. Read it in parts.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Throws a Refusal for a file that is none of rules. */
function rowsOf(bytes: Buffer): RuleFileRow[] {
  try {
    return readRulesCsv(bytes, mostRows);
  } catch (error) {
    if (error instanceof CsvRefused) throw refuse(422, 'invalid_value', error.message);
    throw error;
  }
}

function vendorsByName(names: ReadonlyMap<number, string>): (name: string) => number | null {
  const byName = Map.groupBy(names, ([, name]) => name.trim().toLowerCase());
  return (name) => {
    const [first, ...others] = byName.get(name.trim().toLowerCase()) ?? [];
    return first === undefined || others.length > 0 ? null : first[0];
  };
}

/** The fault of each draft that names something that the shop does not have; '' where it has all of it. */
async function lackingIn(
  tx: Tx,
  shopId: number,
  found: readonly { readonly read: ReadRuleRow }[],
  names: ReadonlyMap<number, string>,
): Promise<string[]> {
  const drafts = found.flatMap(({ read }) => (read.is === 'draft' ? [read.draft] : []));
  const known = await knownOf(
    tx,
    shopId,
    drafts.map(({ target }) => target),
  );
  const lacks = ({ target }: RuleDraft, vendorName: string) => {
    const { vendorId, productId, variantId } = target;
    const name = vendorId === null ? undefined : names.get(vendorId);
    return [
      ...(vendorId !== null && name === undefined ? [`vendor_id: There is no vendor ${vendorId}.`] : []),
      ...(name === undefined || vendorName === '' || isNamed(name, vendorName)
        ? []
        : [
            `vendor: The vendor ${vendorId ?? ''} is “${name}” and not “${vendorName}”. Correct one of the two, or leave the name empty.`,
          ]),
      ...(productId === null || known.products.has(productId)
        ? []
        : [`product_id: There is no product ${productId}. Take its id from the exported file.`]),
      ...(variantId === null || known.variants.has(variantId)
        ? []
        : [`variant_id: There is no variant ${variantId}. Take its id from the exported file.`]),
    ].join(' ');
  };
  return found.map(({ read }) => (read.is === 'draft' ? lacks(read.draft, read.vendorName) : ''));
}

function isNamed(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}
