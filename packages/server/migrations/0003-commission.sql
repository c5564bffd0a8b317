-- ── The amount of a line in SQL: the twin of workOut in domain/commission-amount.ts ──
-- A test holds the two equal. Money in minor units, rates in ppm, one rounding at the end, half away from zero
-- (commission rules §3 to §5). A discount's share is counted in halves: 2 vendor, 1 equal, 0 store or as entered.
--
-- All of it fits int8, whose largest value is above 9.22 · 10^18. The checks of the tables give
-- price · quantity, compare-at · quantity, |tax|, discount ≤ 10^12, rate ≤ 10^6 ppm, and for an amount a unit
-- amount ≤ 9 · 10^9 and quantity ≤ 10^6; a cost times its quantity is ≤ 10^12. So
--   base ≤ 10^12 + 10^12                       2 · base · rate ≤ 4 · 10^18
--   halves · discount · 10^6 ≤ 2 · 10^18        both together between −2 · 10^18 and 4 · 10^18
--   2 · amount · quantity ≤ 1.8 · 10^16         and every result ≤ 9 · 10^15, which a double holds exactly.

-- A single expression without subqueries, so that PostgreSQL inlines it into the statement around it.
create function commission_amount(
  kind text, value int8, price int8, quantity int4, discount int8, tax int8, cost int8, compare_at int8,
  halves int4, discount_first boolean, taxes_included boolean, collects_tax boolean,
  by_compare_at boolean, by_profit boolean
) returns int8 language sql immutable parallel safe as $$
  select case kind
    when 'line_amount' then value
    when 'unit_amount' then (greatest(2 * value * quantity - halves * discount, 0) + 1) / 2
    when 'percent' then (greatest(
      2 * value * greatest(
        (case when by_compare_at and compare_at > price then compare_at else price end) * quantity
        + (case when taxes_included and not collects_tax then -tax when collects_tax and not taxes_included then tax else 0 end)
        - (case when by_profit then cost * quantity else 0 end), 0)
      - halves * discount * (case when discount_first then value else 1000000 end), 0) + 1000000) / 2000000
  end
$$;

-- What has come back of an amount: its cumulative returned fraction, rounded once, half away from zero; the twin
-- of returnedFraction in domain/refund.ts (commission rules §7). numeric, since the products exceed int8, and div,
-- since a quotient that is itself rounded could be rounded wrongly at the half.
create function returned_part(amount int8, quantity int4, net int8, units int4, money int8)
returns int8 language sql immutable parallel safe as $$
  select (sign(amount::numeric) * div(2 * abs(amount::numeric) * least(num, den) + den, 2 * den))::int8
  from (select
    case when units > 0 and quantity > 0 then units else 0 end::numeric as units_num,
    case when units > 0 and quantity > 0 then quantity else 1 end::numeric as units_den,
    case when money > 0 and net > 0 then money else 0 end::numeric as money_num,
    case when money > 0 and net > 0 then net else 1 end::numeric as money_den) parts,
  lateral (select units_num * money_den + money_num * units_den as num, units_den * money_den as den) fraction
$$;

-- Without the white space that JavaScript's trim takes off, so that both sides compare product types alike.
create function trimmed(words text) returns text language sql immutable parallel safe as $$
  select btrim(words, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
alter table product_type_rates add check (product_type <> '' and product_type = trimmed(product_type));

-- A rule as a trace names it, or null where it has no value.
create function commission_rule(source text, kind text, value int8) returns jsonb language sql immutable parallel safe as $$
  select case when value is not null then jsonb_build_object('source', source, 'kind', kind, 'value', value) end
$$;
