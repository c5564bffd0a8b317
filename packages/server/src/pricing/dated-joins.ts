import { rulePlaces, type RulePlace } from '@consignment/domain/commission/dated-rules';
import { sql, type RawBuilder } from 'kysely';
import type { RuleSegment, RuleSegments } from './rule-segments.ts';

/*
 * The rules with days in the statement that prices lines: a join for each place that has any, and nothing where there are none.
 */

/** The columns of a place's rule, null where none holds. */
const fields = ['kind', 'value', 'is_cost', 'least', 'most', 'per', 'rule_id', 'kept'] as const;

export function datedColumn(place: RulePlace, field: (typeof fields)[number]): RawBuilder<unknown> {
  return sql.ref(`dated_${place}_${field}`);
}

export function placesWith(segments: RuleSegments): RulePlace[] {
  return rulePlaces.filter((place) => segments.has(place));
}

/** The day of the order, its line's product, and the rule of each place, joined to `l`, `o` and `v`. */
export function datedJoins(
  segments: RuleSegments,
  given: {
    readonly vendorId: RawBuilder<unknown>;
    readonly timeZone: string;
    /** The sales of vendors by month, as `monthSales` has them. */
    readonly sales: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  const places = placesWith(segments);
  if (places.length === 0) return sql``;
  const { vendorId, timeZone } = given;
  const day = sql`cross join lateral (select (o.processed_at at time zone ${timeZone})::date as day) of_day`;
  const product = places.some((place) => ['product', 'tag', 'collection'].includes(place))
    ? sql`left join variants of_variant on of_variant.shop_id = l.shop_id and of_variant.id = l.variant_id
      left join products of_product on of_product.shop_id = l.shop_id and of_product.id = of_variant.product_id`
    : sql``;
  const sales = isBySales(segments)
    ? sql`left join ${given.sales} of_month on of_month.shop_id = l.shop_id and of_month.vendor_id = ${vendorId}
        and of_month.month = (date_trunc('month', of_day.day) - interval '1 month')::date`
    : sql``;
  const rules = places.flatMap((place) => {
    const ofPlace = segments.get(place) ?? [];
    if (place !== 'flat') return [joined(place, ofPlace, vendorId)];
    // A vendor's own rule overrides the shop's.
    const isOwn = ({ id }: RuleSegment) => id !== null;
    return [
      joined('flat', ofPlace.filter(isOwn), vendorId),
      joined(
        'flat_shop',
        ofPlace.filter((one) => !isOwn(one)),
        vendorId,
      ),
    ];
  });
  return sql.join([day, product, sales, ...rules], sql` `);
}

/** The columns of `datedJoins`; a cost is that of the line. */
export function datedColumns(segments: RuleSegments): RawBuilder<unknown> {
  const ofPlaces = placesWith(segments).flatMap((place) =>
    fields.map((field) => sql`${fieldOf(place, field)} as ${datedColumn(place, field)}`),
  );
  const sales = isBySales(segments)
    ? [
        sql`case when ${anyBySales(segments)} then coalesce(of_month.sales, 0) end as terms_sales`,
        sql`case when ${anyBySales(segments)} then coalesce(of_month.orders, 0) end as terms_sales_orders`,
      ]
    : [sql`null::int8 as terms_sales`, sql`null::int4 as terms_sales_orders`];
  return sql.join([...ofPlaces, keptOf(segments), ...sales]);
}

export function isBySales(segments: RuleSegments): boolean {
  return [...segments.values()].some((ofPlace) => ofPlace.some(({ by_sales }) => by_sales));
}

function fieldOf(place: RulePlace, field: (typeof fields)[number]): RawBuilder<unknown> {
  const own = (name: string) =>
    place === 'flat'
      ? sql`case when held_flat.rule_id is null then ${sql.ref(`held_flat_shop.${name}`)} else ${sql.ref(`held_flat.${name}`)} end`
      : sql.ref(`held_${place}.${name}`);
  if (field !== 'value') return own(field);
  return sql`case when ${own('is_cost')} then l.cost_per_item else ${own('value')} end`;
}

function anyBySales(segments: RuleSegments): RawBuilder<unknown> {
  const ofPlaces = placesWith(segments).flatMap((place) =>
    (place === 'flat' ? ['flat', 'flat_shop'] : [place]).map((name) => sql.ref(`held_${name}.by_sales`)),
  );
  return sql.join(ofPlaces, sql` or `);
}

/** The rules that hold, the strongest first. */
function keptOf(segments: RuleSegments): RawBuilder<unknown> {
  const places = placesWith(segments);
  if (places.length === 0) return sql`null::jsonb as terms_rules`;
  const each = places.map((place) => {
    const kept = fieldOf(place, 'kept');
    return sql`case when ${kept} is null then '[]'::jsonb else jsonb_build_array(${kept}) end`;
  });
  return sql`nullif(${sql.join(each, sql` || `)}, '[]'::jsonb) as terms_rules`;
}

/** A column of the segments that are joined. */
type Segment = (field: keyof RuleSegment) => RawBuilder<unknown>;
type Match = (segment: Segment, vendorId: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Which segments are a line's. */
const isOfLine: Readonly<Record<RulePlace | 'flat_shop', Match>> = {
  variant: (s) => sql`${s('id')} = l.variant_id`,
  product: (s) => sql`${s('id')} = of_product.id`,
  vendor_product_type: (s, vendorId) =>
    sql`${s('id')} = ${vendorId} and ${s('name')} = trimmed(l.product_type)`,
  tag: (s) => sql`${s('name')} = of_product.tags`,
  collection: (s) => sql`${s('name')} = of_product.collections`,
  shop_product_type: (s) => sql`${s('name')} = trimmed(l.product_type)`,
  flat: (s, vendorId) => sql`${s('id')} = ${vendorId}`,
  flat_shop: () => sql`v.flat_rate is null`,
  vendor: (s, vendorId) => sql`${s('id')} = ${vendorId}`,
  global: () => sql`true`,
};

function joined(
  name: RulePlace | 'flat_shop',
  segments: readonly RuleSegment[],
  vendorId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const segment: Segment = (field) => sql.ref(`held_${name}.${field}`);
  const measured = segments.some(({ by_sales }) => by_sales)
    ? sql`case when ${segment('by_sales')} then coalesce(of_month.sales, 0) else l.price end`
    : sql`l.price`;
  return sql`left join jsonb_to_recordset(${JSON.stringify(segments)}::jsonb) as ${sql.ref(`held_${name}`)} (id int8, name text,
      from_day date, until_day date, by_sales boolean, lo int8, hi int8, kind text, is_cost boolean, value int8, least int8,
      most int8, per text, rule_id int8, kept jsonb)
    on ${isOfLine[name](segment, vendorId)}
      and of_day.day >= ${segment('from_day')} and (of_day.day < ${segment('until_day')}) is not false
      and (${measured} >= ${segment('lo')}) is not false and (${measured} < ${segment('hi')}) is not false`;
}
