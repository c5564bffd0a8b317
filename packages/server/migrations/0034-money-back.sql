-- A payout whose vendor was mailed that it was made: if its money comes back, the same vendor is told. The mails
-- themselves are forgotten after 90 days, and money may come back later than that.
alter table payouts add column vendor_told_at timestamptz;

-- The payout that a mail tells of: mails of one payout leave in the order in which they were written.
alter table mails add column payout_id int8;
alter table mails add foreign key (shop_id, payout_id) references payouts (shop_id, id);
create index mails_payout on mails (shop_id, payout_id) where payout_id is not null;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in (
  'reset', 'invite', 'approval', 'email_changed', 'order', 'payout', 'payout_back', 'privacy', 'offer', 'registration'));

-- A recorded payout and its mail have the same time. One of a provider was told of when it was paid, so any mail of a
-- payout since it was made is taken for its own.
update payouts p set vendor_told_at = p.created_date
where (p.status = 'recorded' and exists (select from mails m where m.shop_id = p.shop_id and m.vendor_id = p.vendor_id
    and m.kind = 'payout' and m.state <> 'failed' and m.created_at = p.created_date))
  or (p.status = 'paid' and not p.is_test and exists (select from mails m where m.shop_id = p.shop_id
    and m.vendor_id = p.vendor_id and m.kind = 'payout' and m.state <> 'failed' and m.created_at > p.created_date));
