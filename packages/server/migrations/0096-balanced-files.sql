-- Some banks want ACH files that debit their sum from the shop's account, or another immediate origin than the company id.
alter table pay_run_settings add column balanced_file boolean not null default false;
alter table pay_run_settings add column immediate_origin text check (length(immediate_origin) between 1 and 10);
