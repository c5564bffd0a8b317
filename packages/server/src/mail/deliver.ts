import { standingOf } from '@consignment/domain/payouts/payout-status';
import type { SendMailOptions } from 'nodemailer';
import type { LinkTokens } from '../identity/link-token.ts';
import type { ResetTokens } from '../identity/reset-token.ts';
import { claimMail, endMail, payoutOfMail, type MailEnd, type MailRow } from '../queries/mails.ts';
import { lockLiveReset } from '../queries/people/password-resets.ts';
import { openInvitation } from '../queries/people/team-invitations.ts';
import type { Database } from '../database/database.ts';
import { invitationTokenPlace, resetTokenPlace, stopTokenPlace } from './queue-mail.ts';
import { isRefusedForGood, type MailTransport } from './transport.ts';

export type DeliveryContext = {
  readonly database: Database;
  readonly transport: MailTransport;
  /** The sender's address; its display name is the shop's name. */
  readonly from: string;
  readonly resets: ResetTokens;
  readonly invitations: LinkTokens;
  readonly bankStops: LinkTokens;
  readonly clock: () => Date;
  /** Gets a line for each attempt, without the mail's content or recipients. */
  readonly log: (line: string) => void;
  /** Checked before each mail. */
  readonly isStopping?: () => boolean;
};

/** Those kept in the folder of mail count as sent. */
export type Delivery = { readonly sent: number; readonly failed: number; readonly deferred: number };

const minute = 60_000;
/** After this time a claimed mail counts as lost with its server. Longer than all timeouts of SMTP together. */
const claimMs = 5 * minute;
/** The wait after each failed attempt; after the last one the mail has failed. A day in all. */
const waits = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * minute);

/**
 * Sends all mails that are due, one after the other, and counts the outcomes. Several servers share the work: each mail
 * is claimed by one of them. If a server dies after it has handed a mail over and before it has recorded that, the mail
 * is sent again under the same Message-ID.
 */
export async function deliverQueued(context: DeliveryContext): Promise<Delivery> {
  const ends = { sent: 0, failed: 0, deferred: 0 };
  for (;;) {
    const mail = context.isStopping?.() === true ? null : await claim(context);
    if (mail === null) return ends;
    const end = await send(context, mail);
    await context.database.asSystem((tx) => endMail(tx, mail, end));
    ends[end.is === 'kept' ? 'sent' : end.is]++;
  }
}

function claim({ database, clock }: DeliveryContext): Promise<MailRow | null> {
  const now = clock();
  return database.asSystem((tx) => claimMail(tx, now, new Date(now.getTime() + claimMs)));
}

async function send(context: DeliveryContext, mail: MailRow): Promise<MailEnd> {
  const now = context.clock();
  const overtaken = await whyNotWanted(context, mail, now);
  if (overtaken !== null) return { is: 'failed', now, problem: overtaken };
  const what = `mail ${mail.id} (${mail.kind})`;
  try {
    const where = await context.transport.send(messageOf(context, mail), nameOf(mail));
    const { isSending } = context.transport;
    context.log(`${isSending ? 'Sent' : 'Kept'} ${what}: ${where}`);
    return { is: isSending ? 'sent' : 'kept', now: context.clock() };
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const wait = waits[mail.attempts - 1];
    if (wait === undefined || isRefusedForGood(error)) {
      context.log(`Could not send ${what}: ${withoutAddresses(problem)}`);
      return { is: 'failed', now: context.clock(), problem };
    }
    context.log(`Could not send ${what} yet, will try again: ${withoutAddresses(problem)}`);
    return { is: 'deferred', until: new Date(context.clock().getTime() + wait), problem };
  }
}

/** Mail servers repeat the addresses they refuse. They are personal data and stay out of the log; the outbox has them. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
}

/** The reason why a mail is out of date and must not leave; null where it is not. */
async function whyNotWanted({ database }: DeliveryContext, mail: MailRow, now: Date): Promise<string | null> {
  const { reset_id: resetId, invitation_link: link, payout_id: payoutId } = mail;
  if (resetId !== null) {
    const reset = await database.asSystem((tx) => lockLiveReset(tx, resetId, now));
    return reset === null ? 'The reset link was used or has expired.' : null;
  }
  if (link !== null) {
    const invitation = await database.asSystem((tx) => openInvitation(tx, link, now));
    return invitation === null ? 'The invitation was renewed, withdrawn or accepted, or has expired.' : null;
  }
  if (payoutId === null) return null;
  const { status, payoutMails: earlier } = await database.asSystem((tx) =>
    payoutOfMail(tx, { ...mail, payout_id: payoutId }),
  );
  if (mail.kind === 'payout_back') {
    // Old mails are deleted; then the payout's own column says that its vendor was notified.
    const wasNotified = earlier.length === 0 || earlier.some((state) => state === 'sent' || state === 'kept');
    return wasNotified ? null : 'The vendor was never notified of the payout.';
  }
  // A mail that was attempted before may have arrived, so it is sent and followed by the mail that takes it back.
  const isOvertaken = mail.kind === 'payout' && mail.attempts === 1 && standingOf(status) === 'void';
  return isOvertaken ? 'The payout was taken back before this mail left.' : null;
}

function messageOf(
  { from, resets, invitations, bankStops }: DeliveryContext,
  mail: MailRow,
): SendMailOptions {
  const { reset_id: resetId, invitation_link: link, stop_link: stop } = mail;
  const filled = (text: string) => {
    if (resetId !== null) return text.replaceAll(resetTokenPlace(resetId), resets.tokenOf(resetId));
    if (stop !== null) return text.replaceAll(stopTokenPlace(stop), bankStops.tokenOf(stop));
    return link === null ? text : text.replaceAll(invitationTokenPlace(link), invitations.tokenOf(link));
  };
  const domain = from.split('@').at(-1) ?? 'localhost';
  return {
    from: { name: mail.from_name, address: from },
    to: { name: mail.to_name, address: mail.to_address },
    ...(mail.cc_address === null ? {} : { cc: mail.cc_address }),
    ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
    subject: mail.subject,
    text: filled(mail.text_body),
    html: filled(mail.html_body),
    date: mail.created_at,
    messageId: `<${mail.id}.${mail.created_at.getTime()}@${domain}>`,
    // Keeps auto-responders from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The name of the mail's file in the folder transport; sorts by time. */
function nameOf(mail: MailRow): string {
  const stamp = mail.created_at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${stamp}-${String(mail.id).padStart(6, '0')}-${mail.kind}`;
}
