import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** The transport of mails. `send` resolves with the destination, and rejects on failure. */
export type MailTransport = {
  send(mail: SendMailOptions, name: string): Promise<string>;
  /** False for a folder. */
  readonly isSending: boolean;
  close(): void;
};

const connectTimeout = 10_000;
/** The limit of silence within a conversation. */
const silenceTimeout = 30_000;

/**
 * Over SMTP; the URL is `smtp://user:password@host:587`.
 */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: silenceTimeout,
    // Mails hold only our own content; nodemailer must never read a file or a URL from them.
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

/** Writes each mail as a file that mail programs open: for trials and for tests. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isSending: false,
    async send(mail, name) {
      const { message } = await composer.sendMail(mail);
      // The files hold reset links.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => composer.close(),
  };
}

/**
 * True where the same mail would be refused again. A failed connection or sign-in may recover; a refused address does
 * not.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const status = Number(error.responseCode);
  return status >= 500 && status < 600 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
