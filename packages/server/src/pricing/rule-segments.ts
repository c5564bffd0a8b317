import {
  comparableName,
  firstNamedOn,
  stepsOf,
  targetKey,
  versionOn,
  type DatedRule,
  type RulePlace,
} from '@consignment/domain/commission/dated-rules';
import { versionOf, type DatedTerm, type KeptRule } from '@consignment/domain/commission/commission-rules';
import { dayAfter } from '@consignment/domain/time/periods';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { splitTags } from './shop-rules.ts';

/**
 * A step of a rule on the days that it holds, as the statement that prices lines joins it: for each line there is one at most.
 * The days and the bounds of the step include their beginning and not their end; money in minor units.
 */
export type RuleSegment = {
  /** The vendor, product or variant. */
  readonly id: number | null;
  /** The product type, or all tags or collections of a product as they are stored. */
  readonly name: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly by_sales: boolean;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly kind: DatedTerm['kind'];
  readonly is_cost: boolean;
  readonly value: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly per: 'unit' | 'line' | null;
  readonly rule_id: number;
  readonly kept: KeptRule;
};

export type RuleSegments = ReadonlyMap<RulePlace, readonly RuleSegment[]>;

/** The rules with days of a shop as segments, without places that have none. */
export async function ruleSegments(
  tx: Tx,
  shopId: number,
  versions: readonly DatedRule[],
): Promise<RuleSegments> {
  const segments = new Map<RulePlace, RuleSegment[]>();
  for (const [place, ofPlace] of Map.groupBy(versions, ({ target }) => target.place)) {
    const timelines =
      place === 'tag' || place === 'collection'
        ? await namedTimelines(tx, shopId, place, ofPlace)
        : ownTimelines(ofPlace);
    const found = timelines.flatMap((timeline) => segmentsOf(place, timeline));
    if (found.length > 0) segments.set(place, found);
  }
  return segments;
}

/** For equal lines: which version holds on each day. */
type Timeline = {
  readonly id: number | null;
  readonly name: string | null;
  readonly versions: readonly DatedRule[];
  readonly on: (day: string) => DatedRule | null;
};

function ownTimelines(versions: readonly DatedRule[]): Timeline[] {
  return [...Map.groupBy(versions, ({ target }) => targetKey(target)).values()].flatMap((ofTarget) => {
    const [first] = ofTarget;
    if (first === undefined) return [];
    const { vendorId, productId, variantId, name } = first.target;
    return [
      {
        id: vendorId ?? productId ?? variantId,
        name,
        versions: ofTarget,
        on: (day: string) => versionOn(ofTarget, day),
      },
    ];
  });
}

/**
 * One for each text of tags or collections that products have. They are compared here and not in SQL: lower case depends on the
 * database's locale, and the domain compares as JavaScript does.
 */
async function namedTimelines(
  tx: Tx,
  shopId: number,
  place: 'tag' | 'collection',
  versions: readonly DatedRule[],
): Promise<Timeline[]> {
  const byName = Map.groupBy(versions, ({ target }) => comparableName(place, target.name ?? ''));
  const column = place === 'tag' ? 'tags' : 'collections';
  const texts = await tx
    .selectFrom('products')
    .select(sql.ref<string>(column).as('text'))
    .distinct()
    .where('shop_id', '=', shopId)
    .where(column, '<>', '')
    .execute();
  return texts.flatMap(({ text }) => {
    const names = splitTags(text)
      .map((name) => comparableName(place, name))
      .filter((name) => byName.has(name));
    if (names.length === 0) return [];
    return [
      {
        id: null,
        name: text,
        versions: names.flatMap((name) => byName.get(name) ?? []),
        on: (day: string) => firstNamedOn((name) => byName.get(name) ?? [], names, day),
      },
    ];
  });
}

function segmentsOf(place: RulePlace, { id, name, versions, on }: Timeline): RuleSegment[] {
  const days = new Set<string>();
  for (const { from, until } of versions) {
    days.add(from);
    if (until !== null) days.add(dayAfter(until));
  }
  const starts = [...days].sort();
  return starts.flatMap((day, index) => {
    const version = on(day);
    if (version === null) return [];
    return stepsOf(version.value).map((step) => {
      const kind = step.kind === 'cost' ? 'unit_amount' : step.kind;
      const { bounds, measure } = version.value;
      return {
        id,
        name,
        from_day: day,
        until_day: starts[index + 1] ?? null,
        by_sales: measure === 'vendor_sales',
        lo: measure === null ? null : step.from,
        hi: step.until,
        kind,
        is_cost: step.kind === 'cost',
        value: step.value,
        least: bounds?.floor ?? null,
        most: bounds?.cap ?? null,
        per: bounds?.per ?? null,
        rule_id: version.id,
        kept: { source: place, kind, value: step.value, version: versionOf(version, step) },
      };
    });
  });
}
