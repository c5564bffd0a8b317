-- The lines of which something came back are few: orders are found by them, whatever the order's own status says.
create index line_items_returned on line_items (shop_id, order_id) where returned_quantity > 0 or refunded_amount > 0;
