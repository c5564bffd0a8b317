import { standingOf } from '@consignment/domain/payout-status';
import type { SendMailOptions } from 'nodemailer';
import type { ResetTokens } from '../identity/reset-token.ts';
import { claimMail, endMail, payoutOfMail, type MailEnd, type MailRow } from '../queries/mails.ts';
import { lockLiveReset } from '../queries/password-resets.ts';
import type { Database } from '../database/database.ts';
import { resetTokenPlace } from './queue-mail.ts';
import { isRefusedForGood, type MailTransport } from './transport.ts';

export type PostOffice = {
  readonly database: Database;
  readonly transport: MailTransport;
  /** The address that mails come from; the shop's name stands before it. */
  readonly from: string;
  readonly resets: ResetTokens;
  readonly clock: () => Date;
  /** Told of each mail that left, or did not, in one line without its content and whom it is for. */
  readonly log: (line: string) => void;
  /** Asked before each mail. */
  readonly isStopping?: () => boolean;
};

export type Delivery = { readonly sent: number; readonly failed: number; readonly deferred: number };

const minute = 60_000;
/** A mail that is still being sent after so long was lost with its server. Longer than every timeout of SMTP together. */
const claimMs = 5 * minute;
/** How long to wait after each failure in turn; after the last one the mail has failed. A day in all. */
const waits = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * minute);

/**
 * Sends every mail that is due, one after the other, and returns what became of them. Servers that do so at once share
 * the work: each mail is claimed by one of them. A server that dies between handing a mail over and noting it leaves it
 * to be sent again, under the same Message-ID.
 */
export async function deliverQueued(office: PostOffice): Promise<Delivery> {
  const ends = { sent: 0, failed: 0, deferred: 0 };
  for (;;) {
    const mail = office.isStopping?.() === true ? null : await claim(office);
    if (mail === null) return ends;
    const end = await send(office, mail);
    await office.database.asSystem((tx) => endMail(tx, mail, end));
    ends[end.is]++;
  }
}

function claim({ database, clock }: PostOffice): Promise<MailRow | null> {
  const now = clock();
  return database.asSystem((tx) => claimMail(tx, now, new Date(now.getTime() + claimMs)));
}

async function send(office: PostOffice, mail: MailRow): Promise<MailEnd> {
  const now = office.clock();
  const overtaken = await whyNotWanted(office, mail, now);
  if (overtaken !== null) return { is: 'failed', now, problem: overtaken };
  const what = `mail ${mail.id} (${mail.kind})`;
  try {
    const where = await office.transport.send(messageOf(office, mail), nameOf(mail));
    office.log(`Sent ${what}: ${where}`);
    return { is: 'sent', now: office.clock() };
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const wait = waits[mail.attempts - 1];
    if (wait === undefined || isRefusedForGood(error)) {
      office.log(`Could not send ${what}: ${withoutAddresses(problem)}`);
      return { is: 'failed', now: office.clock(), problem };
    }
    office.log(`Could not send ${what} yet, will try again: ${withoutAddresses(problem)}`);
    return { is: 'deferred', until: new Date(office.clock().getTime() + wait), problem };
  }
}

/** Mail servers repeat whom they refuse. The log is read by people who have nothing to do with them; the outbox has it. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
}

/** Why what a mail says has been overtaken by events; null where it has not. */
async function whyNotWanted({ database }: PostOffice, mail: MailRow, now: Date): Promise<string | null> {
  const { reset_id: resetId, payout_id: payoutId } = mail;
  if (resetId !== null) {
    const reset = await database.asSystem((tx) => lockLiveReset(tx, resetId, now));
    return reset === null ? 'The reset link was used or has expired.' : null;
  }
  if (payoutId === null) return null;
  const { status, told } = await database.asSystem((tx) =>
    payoutOfMail(tx, { ...mail, payout_id: payoutId }),
  );
  if (mail.kind === 'payout_back') {
    // Mails of long ago are forgotten; then the payout itself says that its vendor was told.
    const wasTold = told.length === 0 || told.includes('sent');
    return wasTold ? null : 'The vendor was never told of the payout.';
  }
  // One that was tried before may have arrived all the same: it is followed by the mail that takes it back.
  const isOvertaken = mail.kind === 'payout' && mail.attempts === 1 && standingOf(status) === 'void';
  return isOvertaken ? 'The payout was taken back before this mail left.' : null;
}

function messageOf({ from, resets }: PostOffice, mail: MailRow): SendMailOptions {
  const { reset_id: resetId } = mail;
  const filled = (text: string) =>
    resetId === null ? text : text.replaceAll(resetTokenPlace(resetId), resets.tokenOf(resetId));
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
    // Told to programs that answer mail by themselves (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Sorts by time. */
function nameOf(mail: MailRow): string {
  const stamp = mail.created_at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${stamp}-${String(mail.id).padStart(6, '0')}-${mail.kind}`;
}
