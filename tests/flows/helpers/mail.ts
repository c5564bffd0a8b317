/** The mails of a server without SMTP: files in its data directory. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readMail, type ReadMail } from '../../contract/mail/read-mail.ts';

/** The text of the last mail of a kind, sent to `to` where given; waits for it. */
export async function mailOf(dataDir: string, kind: string, to = ''): Promise<string> {
  const folder = join(dataDir, 'mail');
  const last = async (): Promise<ReadMail | null> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${kind}.eml`));
    for (const name of names.toSorted().toReversed()) {
      const mail = readMail(await readFile(join(folder, name), 'utf8'));
      if (mail.headers.get('to')?.includes(to) === true) return mail;
    }
    return null;
  };
  let mail: ReadMail | null = null;
  await expect.poll(async () => (mail = await last())).not.toBeNull();
  return (mail as ReadMail | null)?.text ?? '';
}

export function linkIn(mail: string, path: string): string {
  return linkOf(mail, `/apps/vendor-portal${path}`);
}

/** The first link with this path prefix. */
export function linkOf(mail: string, path: string): string {
  const links = mail.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((one) => new URL(one).pathname.startsWith(path));
  if (link === undefined) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  return link;
}
