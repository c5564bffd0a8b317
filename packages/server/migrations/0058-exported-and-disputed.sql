-- ── Bank files that have left ────────────────────────────────────────────────
-- When a person exported the file for the first time: from then on the bank may have it.
alter table pay_run_files add column exported_at timestamptz;
-- Files of before may all have left.
update pay_run_files set exported_at = coalesce(given_at, made_at);

-- ── Disputes ─────────────────────────────────────────────────────────────────
-- The standing of an order's open dispute at its platform; null where there is none, or where its platform does not say.
alter table orders add column dispute text check (dispute in ('needs_response', 'under_review'));
create index orders_disputed on orders (shop_id, id) where dispute is not null;
