-- The first page of each list is read from an index in its order, in however large a shop.
create index payouts_created on payouts (shop_id, created_date desc, id desc);
create index products_created on products (shop_id, created_at desc, id desc);
create index customers_first_name on customers (shop_id, lower(first_name), id);
-- The newest lines are unpaid, so that the paid ones came after a third of all. With the vendor, whom row-level security
-- asks for, it counts them alone.
create index line_items_paid on line_items (shop_id, processed_at desc, id desc) include (vendor_id) where payout_id is not null;
