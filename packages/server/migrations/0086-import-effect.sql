-- ── What an import would pay ─────────────────────────────────────────────────
-- What a check has found that is due before and after the import, in sum and for the vendors whose due changes most. Money
-- in minor units; null where it was not worked out.
alter table imports add column effect jsonb;
