import { partyOf, roleDescriptions, roleLabels, type Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('TeamContent', {
  subject:
    '{to, select, shop {{by} has invited you to the {shop} team} other {{by} has invited you to the {shop} vendor portal}}',
  invitation:
    '{to, select, shop {{by} has invited you to the {shop} team, as {role}.} other {{by} has invited you to the {shop} vendor portal, as {role}.}}',
  vendors: 'Vendors',
  role: 'Role',
  validUntil: 'Valid until',
  acceptInvitation: 'Accept the invitation',
  note: 'The link works once. If you don’t know the person who invited you, ignore this email: nothing will happen unless you accept.',
});

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
  const name = roleLabels[of.role];
  const to = partyOf(of.role) === 'vendor' ? 'portal' : 'shop';
  const by = of.invitedBy === null || of.invitedBy === '' ? of.shop : of.invitedBy;
  return {
    subject: texts.subject({ to, by, shop: of.shop }),
    greeting: hello(''),
    paragraphs: [texts.invitation({ to, by, shop: of.shop, role: name }), roleDescriptions[of.role]],
    facts: [
      ...(of.vendors.length === 0 ? [] : [[texts.vendors, of.vendors.join(', ')] as const]),
      [texts.role, name],
      [texts.validUntil, formatDateTime(of.expiresAt, of.timeZone, of.locale)],
    ],
    action: { label: texts.acceptInvitation, url: of.link },
    notes: [texts.note],
  };
}
