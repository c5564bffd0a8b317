-- ── Payouts that the shop has yet to send ────────────────────────────────────
-- A pay run by hand records payouts before any money has moved. Those from before count as sent.
alter table payouts
  drop constraint payouts_status_check,
  add constraint payouts_status_check check (status in ('to_send', 'recorded', 'ready', 'at_bank', 'sending', 'checking', 'sent',
    'held', 'unclaimed', 'paid', 'needs_attention', 'failed', 'returned', 'reversed', 'deleted')),
  add check (status <> 'to_send' or method = 'by_hand'),
  -- The number of its pay run, which vendors read on a payout without reading the run.
  add column pay_run_number int4;

update payouts p set pay_run_number = r.number
from pay_run_payouts l join pay_runs r on r.shop_id = l.shop_id and r.id = l.run_id
where l.shop_id = p.shop_id and l.payout_id = p.id;
