-- What is known of an order's own sums (commission rules §11): they add up, or why it is likely that they do not. Null where
-- they could not be checked.
alter table orders add column sums_state text
  check (sums_state in ('adds_up', 'rows_missing', 'rows_twice', 'price_edited', 'total_differs'));
-- Orders that wait for a person: rare among all.
create index orders_sums_differ on orders (shop_id, id) where sums_off is not null and sums_accepted_at is null;
create index orders_owed on orders (shop_id, id) where outstanding_balance > 0;
