-- A recalculation goes through the unpaid lines of a shop order by order. Without this it reads past every paid one:
-- over a million lines, two thirds of them paid, that took as long again as the prices (7.1 s of processor time, 3.7 with it).
create index line_items_unpaid_order on line_items (shop_id, order_id) where payout_id is null;
