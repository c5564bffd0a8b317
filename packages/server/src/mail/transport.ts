import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Where mails go. `send` resolves with where it went, and rejects when it did not. */
export type MailTransport = {
  send(mail: SendMailOptions, name: string): Promise<string>;
  /** Whether it reaches people, and not a folder alone. */
  readonly isSending: boolean;
  close(): void;
};

const connectTimeout = 10_000;
/** Of silence within a conversation. */
const silenceTimeout = 30_000;

/** Over SMTP, as `smtp://user:password@host:587` says. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: silenceTimeout,
    // What is in a mail is ours; a file or an address in it is never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(url).host;
  return {
    isSending: true,
    async send(mail) {
      await smtp.sendMail(mail);
      return host;
    },
    close: () => smtp.close(),
  };
}

/** Each mail becomes a file that every mail program opens: for trying the product out, and for tests. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isSending: false,
    async send(mail, name) {
      const { message } = await composer.sendMail(mail);
      // Reset links are in there.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => composer.close(),
  };
}

/** Will the same mail be refused again? A connection or a sign-in that failed may be mended; an address may not. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const status = Number(error.responseCode);
  return status >= 500 && status < 600 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
