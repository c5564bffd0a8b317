-- ── Payouts through a provider ───────────────────────────────────────────────
-- What each status means is said in domain/payout-status.ts.
alter table payouts
  drop constraint payouts_status_check,
  add constraint payouts_status_check check (status in ('recorded', 'sending', 'checking', 'sent', 'held', 'unclaimed',
    'paid', 'needs_attention', 'failed', 'returned', 'reversed', 'deleted')),
  -- Made through the provider's test system: it claims no line, enters no ledger, and no vendor sees it.
  add column is_test boolean not null default false,
  -- Its money left the shop, or is on its way: it counts in what was paid.
  add column counts boolean not null generated always as
    (not is_test and status not in ('failed', 'returned', 'reversed', 'deleted')) stored;

create or replace function payout_counted() returns trigger language plpgsql as $$
declare
  before int8 := case when tg_op = 'UPDATE' and old.counts then old.additional_pay else 0 end;
  after int8 := case when new.counts then new.additional_pay else 0 end;
begin
  if after <> before then
    perform apply_totals_changes(array[row(new.shop_id, new.vendor_id, 0, after - before, 0, 0)::totals_change]);
  end if;
  return null;
end $$;

alter policy own_rows on payouts using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true
  else not is_test and vendor_id = any ((select app_vendor_ids())::int8[]) end);

-- The outbox: one row for a payout that a provider is to make, written in the payout's own transaction. The provider is
-- asked afterwards, under batch_id and no other, until it is known what became of the money.
create table payout_transfers (
  shop_id int8 not null,
  payout_id int8 not null,
  provider text not null check (provider in ('paypal')),
  batch_id text not null,
  -- The app whose keys it is sent with: only under the same account does the provider know the batch id again.
  client_id text not null,
  receiver text not null,
  -- A request with the batch id has left, or may have.
  may_have_arrived boolean not null default false,
  first_sent_at timestamptz,
  -- The provider's own names, once it has answered.
  provider_batch_id text,
  provider_item_id text,
  provider_status text not null default '',
  -- What the provider said last, for the shop's owner.
  problem text not null default '',
  -- How often it was taken up: whoever took it up last may write what it found.
  taken int4 not null default 0,
  -- Looks since the status changed.
  looks int4 not null default 0,
  -- When to look next; while somebody looks, when another may take over. Null: there is no more to find out.
  due_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, payout_id),
  unique (shop_id, batch_id),
  foreign key (shop_id, payout_id) references payouts (shop_id, id)
);
create index payout_transfers_due on payout_transfers (due_at) where due_at is not null;
create index payout_transfers_batch on payout_transfers (shop_id, provider_batch_id) where provider_batch_id is not null;

grant select, insert, update on payout_transfers to consignment_app;
alter table payout_transfers enable row level security;
create policy own_shop on payout_transfers using (
  shop_id = (select app_shop_id()) and (select app_vendor_ids()) is null);

-- What needs a person is told where the shop's news stands.
grant insert on announcements to consignment_app;

-- Every shop may connect PayPal now, but for those of Canada.
update shops set can_use_paypal = true where country_code is distinct from 'CA';

-- ── Keys ─────────────────────────────────────────────────────────────────────
-- What the provider has said of a client and its secret, and the webhook it sends to; both end with the keys.
alter table payment_settings
  add column live_check text not null default 'not_checked'
    check (live_check in ('not_checked', 'valid', 'payouts_off', 'invalid')),
  add column live_webhook_id text,
  add column test_check text not null default 'not_checked'
    check (test_check in ('not_checked', 'valid', 'payouts_off', 'invalid')),
  add column test_webhook_id text;
