import { directionOf } from '@consignment/domain/text/direction';
import { reader } from '@consignment/domain/text/texts';
import type { MailContent, ContentBrand } from './content.ts';
import { lookOf, plate, type MailLook } from './look.ts';
import { fontFamily, leading, sizes } from './tokens.ts';

/*
 * Mail programs differ more than browsers do, so each colour is an inline style, the frame is made of tables, and what
 * Outlook for Windows does not know (rounded corners, widths with a limit) is only an ornament. Programs that know the
 * dark scheme read the style element; those that darken a mail themselves find a colour beneath every text.
 */

const family = fontFamily.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(',');
const font = `font-family:${family}`;

export function htmlOf(content: MailContent, brand: ContentBrand): string {
  const { greeting, paragraphs, items = [], facts = [], action, notes = [] } = content;
  const look = lookOf(brand, 'light');
  const { locale } = reader.language();
  const direction = directionOf(locale);
  const { start } = sides();
  const parts = [
    header(brand, look),
    rule(look),
    ...[greeting, ...paragraphs].map(paragraph),
    itemTable(items),
    factTable(facts, look),
    action === null ? '' : button(action, look),
    ...notes.map(paragraph),
    `<p dir="auto" class="muted line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${look.line};font-size:${sizes.small}px;color:${look.muted}">${[brand.shopName, ...brand.imprint].map(escaped).join('<br>')}</p>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escaped(content.subject)}</title>`,
    `<style>@media (max-width:480px){.page{padding:0!important}.card{padding:24px 20px!important;border-width:0!important;border-radius:0!important}}</style>`,
    `<style>${darkRules(lookOf(brand, 'dark'))}</style>`,
    // Outlook for Windows takes Times New Roman where it does not know the first font of a list.
    `<!--[if mso]><style>td,th,p,a{font-family:Verdana,sans-serif!important}</style><![endif]--></head>`,
    `<body class="page" style="margin:0;padding:0;background:${look.page}">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${look.page}"><tr><td class="page" align="center" style="padding:32px 12px">`,
    // Outlook for Windows knows no width with a limit.
    `<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr>`,
    `<td class="card text line" dir="${direction}" align="${start}" style="padding:32px 36px;background:${look.card};border:1px solid ${look.line};border-radius:12px;color:${look.text};font-size:${sizes.text}px;line-height:${leading};word-break:break-word;${font}">`,
    ...parts.filter((part) => part !== ''),
    `</td></tr></table><!--[if mso]></td></tr></table><![endif]-->`,
    `</td></tr></table></body></html>`,
    '',
  ].join('\n');
}

/** Where lines of the reader's language start and end. Few mail programs know the logical names. */
function sides(): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return directionOf(reader.language().locale) === 'ltr'
    ? { start: 'left', end: 'right' }
    : { start: 'right', end: 'left' };
}

/** `!important`, since the colours of the light scheme are inline. */
function darkRules(look: MailLook): string {
  const rules = [
    `.page{background:${look.page}!important}`,
    `.card{background:${look.card}!important}`,
    `.text{color:${look.text}!important}`,
    `.muted{color:${look.muted}!important}`,
    `.line{border-color:${look.line}!important}`,
    `.link{color:${look.link}!important}`,
    `.button{border-color:${look.buttonEdge}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function header({ logo, shopName }: ContentBrand, look: MailLook): string {
  if (logo === null)
    return `<p dir="auto" class="text" style="margin:0 0 16px;font-size:${sizes.heading}px;line-height:${leading};font-weight:700;color:${look.text}">${escaped(shopName)}</p>`;
  // A program that darkens the mail itself leaves pictures as they are, and a gradient is one.
  const ground = `background-color:${plate.ground};background-image:linear-gradient(${plate.ground},${plate.ground})`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="padding:8px;border-radius:8px;${ground};color:${plate.text}">` +
    `<img src="${escaped(logo.url)}" alt="${escaped(logo.title)}" height="48" style="display:block;border:0;height:auto;max-height:64px;max-width:100%"></td></tr></table>`
  );
}

/** In the shop's colour, beneath its logo or name, as papers have it. */
function rule(look: MailLook): string {
  return `<p class="button" style="margin:0 0 24px;border-bottom:2px solid ${look.buttonEdge};line-height:0"></p>`;
}

function paragraph(text: string): string {
  return `<p dir="auto" style="margin:0 0 16px">${words(text)}</p>`;
}

/** As the languages write them: '$1,234.50', 'CHF 12.00', '1.234,50 €', and in Arabic between isolates. */
const amount =
  /\u2066[^\u2069]*\u2069|−?(?:[A-Z]{0,2}\p{Sc}\u00A0?|\b[A-Z]{3}[ \u00A0])−?\d(?:[\d.,\u202F]*\d)?|−?\d(?:[\d.,\u202F]*\d)?\u00A0(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}\b)/u;

/** Amounts, masked accounts and references. A program that translates the mail leaves them as they are. */
const figures = new RegExp(
  String.raw`(${amount.source}|(?:\b[A-Z]{2}\d{2} )?••••(?: \w{1,4}\b)?|#\d[\w-]*|\b[A-Z]+-?\d[\w-]{3,})`,
  'u',
);

function words(text: string): string {
  return text
    .split(figures)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `<span translate="no">${escaped(part)}</span>`))
    .join('')
    .replaceAll(/\r\n?|\n/g, '<br>');
}

function itemTable(items: NonNullable<MailContent['items']>): string {
  const { start, end } = sides();
  const rows = items.map(
    ({ title, quantity }) =>
      `<tr><td align="${end}" style="padding:4px 0;padding-${end}:8px;vertical-align:top;word-break:normal">${quantity}\u00a0×</td>` +
      `<td dir="auto" align="${start}" style="padding:4px 0">${escaped(title)}</td></tr>`,
  );
  return table(rows, 'role="presentation" ');
}

/** Of an invoice or an order, as text alone. */
const isNumber = /^\S*\d\S*$/;

function factTable(facts: NonNullable<MailContent['facts']>, look: MailLook): string {
  const { start, end } = sides();
  const edge = `border-bottom:1px solid ${look.line};vertical-align:top`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="${start}" width="35%" class="muted line" style="padding:8px 0;padding-${end}:16px;font-weight:400;word-break:normal;color:${look.muted};${edge}">${escaped(label)}</th>` +
      `<td dir="auto" align="${start}"${isNumber.test(value) ? ' translate="no"' : ''} class="line" style="padding:8px 0;${edge}">${words(value)}</td></tr>`,
  );
  return table(rows, 'width="100%" ');
}

function table(rows: readonly string[], more: string): string {
  return rows.length === 0
    ? ''
    : `<table ${more}cellpadding="0" cellspacing="0" border="0" style="margin:16px 0;border-collapse:collapse;font-size:${sizes.text}px;line-height:${leading}">${rows.join('')}</table>`;
}

/** The address is below as text too: a mail client that shows no buttons still shows it. */
function button(action: { label: string; url: string }, look: MailLook): string {
  const url = escaped(action.url);
  const shape = `background:${look.button};border:1px solid ${look.buttonEdge};border-radius:8px`;
  return (
    // Outlook for Windows pads a cell and no link.
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr><td class="button" align="center" bgcolor="${look.button}" style="${shape};mso-padding-alt:12px 24px">` +
    `<a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600;background:${look.button};color:${look.buttonText}">${escaped(action.label)}</a></td></tr></table>\n` +
    `<p style="margin:0 0 16px;font-size:${sizes.small}px"><a href="${url}" translate="no" class="link" style="color:${look.link}">${url}</a></p>`
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text within HTML, also within an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
