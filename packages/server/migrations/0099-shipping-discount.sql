-- The part of an order's discount that is on its shipping: where a file has no total, a refund of shipping is compared with what
-- was paid for it. On orders that were imported before, the total alone says it.
alter table orders add column shipping_discount int8 not null default 0;
comment on column orders.shipping_discount is 'The part of its discounts that is on shipping.';
