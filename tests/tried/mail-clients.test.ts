/** Our mails against the features of mail programs (caniemail.com), read by Python, and shown by w3m. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { folderTransport } from '../../packages/server/src/mail/transport.ts';
import { bodiesOf } from '../../packages/server/src/mail-content/bodies.ts';
import type { MailContent } from '../../packages/server/src/mail-content/content.ts';
import {
  accountMails,
  aMailBrand,
  longMail,
  privacyMails,
  tradeMails,
} from '../../stories/fixtures/mails.ts';
import { tried } from './record.ts';
import { installed, versionOf } from './tools.ts';

const run = promisify(execFile);

const mails = Object.entries<MailContent>({ ...accountMails, ...tradeMails, ...privacyMails, longMail });
const brand = aMailBrand({
  logo: { url: 'https://consignment.example/logo.png', title: 'Rookery Market' },
});

/** Those of caniemail.com's programs that are read on this side of the world, and all of the big ones. */
const clients = [
  'apple-mail.*',
  'fastmail.*',
  'gmail.*',
  'hey.*',
  'outlook.*',
  'protonmail.*',
  'samsung-email.*',
  'yahoo.*',
];

/** The features that some of them lack, with what a reader sees there. */
const fallbacks: Record<string, string> = {
  '@media': 'the light colours, inline, and on a phone the paddings of a desk',
  'color-scheme meta tag': 'the light colours, or those that the program makes of them',
  '<style> element': 'the light colours, inline',
  '<body> element': 'the ground of the table within',
  'border-radius': 'square corners',
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace':
    'the next font of the list, in Outlook Arial',
  'background-image': 'the colour of the logo’s ground',
  'max-height property': 'the height of the attribute',
  'height property': 'the height of the attribute',
  'word-break': 'long addresses that widen the mail',
  'role attribute': 'tables that are announced as such',
  'text-decoration': 'a line below the button’s words',
  'lang attribute': 'the reader’s own language for a screen reader',
  'width attribute': 'the widths of the styles',
  'height attribute': 'the height of the styles',
};

type Issues = ReadonlyMap<string, readonly { title: string }[]>;
type CanIEmail = (asked: { clients: readonly string[]; html: string }) => { issues: { errors: Issues } };

describe('caniemail', () => {
  it(
    'finds nothing in our mails that a program lacks and has no fallback',
    { timeout: 180_000 },
    async () => {
      const folder = await installed('mail-clients');
      // The package is not of this checkout, so its types are not either.
      const { caniemail } = (await import(join(folder, 'node_modules/caniemail/dist/index.js'))) as {
        caniemail: CanIEmail;
      };
      const missing = new Set<string>();
      const programs = new Set<string>();
      for (const [, content] of mails) {
        const { errors } = caniemail({ clients, html: bodiesOf(content, brand).html }).issues;
        for (const [client, issues] of errors) {
          programs.add(client);
          for (const { title } of issues) missing.add(title);
        }
      }
      expect([...missing].filter((title) => fallbacks[title] === undefined)).toEqual([]);
      expect(Object.keys(fallbacks).filter((title) => !missing.has(title))).toEqual([]);
      await tried({
        tool: 'caniemail',
        version: await versionOf(folder, 'caniemail'),
        did: 'Checked the HTML of every mail against the features of mail programs',
        result: `${mails.length} mails, ${programs.size} programs, ${missing.size} features that some lack, each with a fallback`,
      });
    },
  );
});

/** The mail as it leaves, in a file. */
async function fileOf(content: MailContent): Promise<{ file: string; text: string }> {
  const { html, text } = bodiesOf(content, brand);
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const from = { name: 'Rookery Market', address: 'no-reply@consignment.example' };
  const { subject } = content;
  const file = await folderTransport(folder).send({ from, to: from, subject, html, text }, 'mail');
  return { file, text };
}

const reader = `
import email, email.policy, json, sys
m = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)
body = lambda kind: m.get_body((kind,)).get_content()
defects = [str(d) for part in m.walk() for d in part.defects]
print(json.dumps({'subject': m['subject'], 'text': body('plain'), 'html': body('html'), 'defects': defects}))`;

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python’s mail reader', () => {
  it('reads what was written, in both forms, without a defect', { timeout: 60_000 }, async () => {
    for (const [, content] of mails) {
      const { file, text } = await fileOf(content);
      const { stdout } = await run('python3', ['-c', reader, file]);
      expect(JSON.parse(stdout)).toEqual({
        subject: content.subject,
        text,
        html: bodiesOf(content, brand).html,
        defects: [],
      });
    }
    const { stdout } = await run('python3', ['--version']);
    await tried({
      tool: 'Python email',
      version: stdout.replace('Python', '').trim(),
      did: 'Read every mail as it leaves the server',
      result: `${mails.length} mails, subject, text and HTML equal, no defect`,
    });
  });
});

// From Debian: apt-get install w3m.
describe.skipIf(spawnSync('w3m', ['-version']).status !== 0)('w3m', () => {
  it('shows everything that the text of a mail says, out of its HTML', { timeout: 60_000 }, async () => {
    for (const [name, content] of mails) {
      const file = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail.html');
      await writeFile(file, bodiesOf(content, brand).html);
      const { stdout } = await run('w3m', ['-dump', '-cols', '300', '-O', 'UTF-8', '-I', 'UTF-8', file]);
      const shown = stdout.replaceAll(/\s+/g, '');
      const said = [
        content.greeting,
        ...content.paragraphs,
        ...(content.items ?? []).map(({ title, quantity }) => `${quantity} × ${title}`),
        ...(content.facts ?? []).flat(),
        ...(content.action === null ? [] : [content.action.label, content.action.url]),
        ...(content.notes ?? []),
      ];
      for (const words of said) expect(shown, name).toContain(words.replaceAll(/\s+/g, ''));
    }
    const { stdout } = await run('w3m', ['-version']);
    await tried({
      tool: 'w3m',
      version: /w3m\/([\d.]+)/.exec(stdout)?.[1] ?? '',
      did: 'Showed the HTML of every mail as text',
      result: `${mails.length} mails, all greetings, facts, goods, links and notes in place`,
    });
  });
});
