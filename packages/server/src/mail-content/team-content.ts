import { formatDateTime } from '@consignment/domain/time/dates';
import { partyOf, roles, type Role } from '@consignment/domain/people/roles';
import { hello, type MailContent } from './content.ts';

/** To a person who is invited to the team of a shop, or of a vendor of the shop. */
export function teamInvitationContent(of: {
  shop: string;
  /** Empty for the shop's own team. */
  vendors: readonly string[];
  role: Role;
  /** A name; null or empty where there is none. */
  invitedBy: string | null;
  link: string;
  expiresAt: Date;
  timeZone: string;
  locale: string;
}): MailContent {
  const { name, description } = roles[of.role];
  const isShop = partyOf(of.role) !== 'vendor';
  const by = of.invitedBy === null || of.invitedBy === '' ? of.shop : of.invitedBy;
  const to = isShop ? `the team of ${of.shop}` : `the vendor portal of ${of.shop}`;
  return {
    subject: `${by} invites you to ${to}`,
    greeting: hello(''),
    paragraphs: [`${by} invites you to ${to}, as ${name}.`, description],
    facts: [
      ...(of.vendors.length === 0 ? [] : [['Vendors', of.vendors.join(', ')] as const]),
      ['Role', name],
      ['Good until', formatDateTime(of.expiresAt, of.timeZone, of.locale)],
    ],
    action: { label: 'Accept the invitation', url: of.link },
    notes: [
      'The link works once. If you do not know who invites you, there is nothing to do: without you it opens nothing.',
    ],
  };
}
