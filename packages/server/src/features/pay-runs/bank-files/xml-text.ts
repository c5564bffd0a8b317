/* XML as a text. The names of elements and attributes are our own and need no escape. */

/** An element with a text or with elements, which are texts of this function. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${listed.join('')}>${inner}</${name}>`;
}

/** A whole file with the root element `Document`, in UTF-8. */
export function xmlFile(namespace: string, root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${escaped(namespace)}">${root}</Document>\n`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
