-- The shop's own facts: its papers and mails have them, and they decide how dates and addresses are written.
alter table shops
  add column legal_name text not null default '',
  add column address_1 text not null default '',
  add column address_2 text not null default '',
  add column city text not null default '',
  add column state text not null default '',
  add column zip text not null default '',
  add column tax_number text not null default '',
  add column locale text not null default '',
  add column support_email text not null default '';
comment on column shops.legal_name is 'As on invoices; empty where it is the name.';
comment on column shops.tax_number is 'As the shop writes it.';
comment on column shops.locale is 'By whose customs dates are written (BCP 47); empty for the documented form.';
comment on column shops.support_email is 'Where people write to; empty where it is the email.';
