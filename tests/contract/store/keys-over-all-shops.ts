const beforeTheShop = 'A login, a key or a link is looked up by it before its shop is known.';
const ofSession = 'It belongs to a session, which is looked up before its shop is known.';
const ofNoShop = 'An announcement may be for all shops.';

/** The keys that do not have the shop in them, as `table.constraint`, each with its reason. A new key has the shop in it. */
export const keysOverAllShops: Readonly<Record<string, string>> = {
  'announcements.announcements_pkey': ofNoShop,
  'announcements.shop_id': ofNoShop,
  'api_keys.api_keys_pkey': beforeTheShop,
  'export_links.export_links_key_id_fkey': 'A key for tests acts in the sandbox of its shop.',
  'export_links.export_links_session_id_fkey': ofSession,
  'factor_challenges.factor_challenges_pkey': beforeTheShop,
  'factor_challenges.factor_challenges_session_id_fkey': ofSession,
  'factor_challenges.shop_id': 'A person may prove who they are before they choose a shop.',
  'platform_connections.platform_connections_host':
    'A store belongs to one shop, and its messages name the store alone.',
  'refresh_tokens.refresh_tokens_session_id_fkey': ofSession,
  'sessions.sessions_pkey': beforeTheShop,
  'team_invitations.team_invitations_link_id_key': beforeTheShop,
  'vendor_bank_details.vendor_bank_details_stop_link_key': beforeTheShop,
};
