-- The tax of a line whose order does not say whether its prices include tax, where the two readings divide the tax differently
-- between goods and shipping: the shop's setting chooses. Null where they agree, and on lines that were imported before.
alter table line_items add column tax_on_top int8, add column tax_in_price int8,
  add constraint tax_of_either_reading check ((tax_on_top is null) = (tax_in_price is null));
comment on column line_items.tax_on_top is 'The tax with prices that do not include it; null where the setting of the shop changes nothing.';
comment on column line_items.tax_in_price is 'The tax with prices that include it.';
