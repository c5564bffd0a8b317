-- Signatures of the platform's proxy that a customer has come in by: each opens one session. Kept until they are too
-- old to be good by themselves.
create table proxy_sign_ins (
  shop_id int8 not null references shops,
  signature_hash bytea not null,
  expires_at timestamptz not null,
  primary key (shop_id, signature_hash)
);
-- Without a policy nobody but the owner of the tables sees a row.
alter table proxy_sign_ins enable row level security;
