-- A custom item that is removed is found in the ledger by its line.
create index ledger_transactions_line on ledger_transactions (shop_id, line_item_id) where line_item_id is not null;
