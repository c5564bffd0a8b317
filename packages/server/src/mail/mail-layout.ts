import type { MailBrand } from './brand.ts';

/** The content of a mail before its layout, all of it plain text. */
export type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** For example Amount and £12.00. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Below the action. */
  readonly notes?: readonly string[];
};

export type Bodies = { readonly text: string; readonly html: string };

/** The content as text and as HTML. Names and notes in it come from other people and are always escaped. */
export function bodiesOf(content: MailContent, brand: MailBrand): Bodies {
  return { text: textOf(content, brand), html: htmlOf(content, brand) };
}

function textOf(
  { greeting, paragraphs, facts = [], action, notes = [] }: MailContent,
  brand: MailBrand,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action === null ? '' : `${action.label}:\n${action.url}`,
    ...notes,
    `-- \n${brand.shopName}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `margin:0;padding:24px;background:#ffffff;color:#222222;line-height:1.5;font-size:16px;${font}`;

function htmlOf(content: MailContent, brand: MailBrand): string {
  const { greeting, paragraphs, facts = [], action, notes = [] } = content;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:start;padding:4px 16px 4px 0;font-weight:600">${escaped(label)}</th>` +
      `<td dir="auto" style="padding:4px 0">${escaped(value)}</td></tr>`,
  );
  const parts = [
    header(brand),
    ...[greeting, ...paragraphs].map(paragraph),
    rows.length === 0 ? '' : `<table style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`,
    action === null ? '' : button(action, brand),
    ...notes.map(paragraph),
    `<p dir="auto" style="margin:24px 0 0;color:#595959">${escaped(brand.shopName)}</p>`,
  ];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(content.subject)}</title></head>` +
    `<body style="${body}"><div style="max-width:560px;margin:0 auto">\n` +
    `${parts.filter((part) => part !== '').join('\n')}\n</div></body></html>\n`
  );
}

function header({ logo, shopName }: MailBrand): string {
  return logo === null
    ? `<p dir="auto" style="margin:0 0 24px;font-size:20px;font-weight:700">${escaped(shopName)}</p>`
    : `<p style="margin:0 0 24px"><img src="${escaped(logo.url)}" alt="${escaped(logo.title)}" style="max-height:64px;max-width:100%"></p>`;
}

function paragraph(text: string): string {
  return `<p dir="auto" style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

/** The address stands below as text too: a mail client that shows no buttons still shows it. */
function button(action: { label: string; url: string }, { primary, buttonText }: MailBrand): string {
  const url = escaped(action.url);
  const style = `display:inline-block;padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:600;background:${primary};color:${buttonText}`;
  return (
    `<p style="margin:24px 0"><a href="${url}" style="${style}">${escaped(action.label)}</a></p>\n` +
    `<p style="margin:0 0 16px;font-size:14px;color:#595959;overflow-wrap:anywhere">${url}</p>`
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
