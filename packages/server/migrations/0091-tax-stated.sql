-- Whether the platform itself says that the prices of an order include its tax: what a file says later does not change it.
alter table orders add column taxes_stated boolean not null default false;
update orders set taxes_stated = true where refunds_known and taxes_included is not null;
