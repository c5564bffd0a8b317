-- ── Files: one-time links, and the logos of shops ────────────────────────────
-- A link to a file that is made when the link is opened, as whoever asked for it. Only the digest of its token is kept.
create table export_links (
  shop_id int8 not null references shops,
  token_hash bytea not null,
  -- Who asked: what the session may see is read again when the link is opened, and nothing once it has ended.
  session_id uuid not null references sessions on delete cascade,
  export text not null,
  query jsonb not null,
  expires_at timestamptz not null,
  primary key (shop_id, token_hash)
);
create index export_links_expiry on export_links (shop_id, expires_at);
create index export_links_session on export_links (session_id);

-- Named by the digest of its bytes: the same picture sent twice is one row, and its address never changes its content.
create table logos (
  shop_id int8 not null references shops,
  digest text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  width int4 not null check (width > 0),
  height int4 not null check (height > 0),
  bytes bytea not null check (octet_length(bytes) <= 2097152),
  created_at timestamptz not null,
  primary key (shop_id, digest)
);

-- An export of all lines of a shop, and its list of commissions, go by date over every vendor.
create index line_items_processed on line_items (shop_id, processed_at desc, id desc);

grant select, insert, delete on export_links to consignment_app;
grant select, insert on logos to consignment_app;

do $$
declare name text;
begin
  foreach name in array array['export_links', 'logos'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I using (shop_id = (select app_shop_id()))', name);
  end loop;
end $$;
