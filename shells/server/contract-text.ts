import { readFileSync } from 'node:fs';

/** The contract as it is read: one file of all calls. */
export const contractFile = new URL('../../openapi.yaml', import.meta.url);

/** The folder with the contract as it is written: `shared.yaml`, and a file for each tag with its calls and what they alone use. */
const parts = new URL('../../openapi/', import.meta.url);

/** The text of `openapi.yaml`: the files of `openapi/` one after the other, with their comments, tags in the order of shared.yaml. */
export function contractText(): string {
  const shared = readFileSync(new URL('shared.yaml', parts), 'utf8');
  const { components, ...head } = sectionsOf(shared);
  const tags = [...(head['tags'] ?? '').matchAll(/^ {2}- name: (\S+)$/gm)];
  const files = tags.map(([, tag]) => sectionsOf(readFileSync(new URL(`${tag}.yaml`, parts), 'utf8')));
  const kinds = new Map<string, string>();
  for (const part of [components, ...files.map((file) => file['components'])]) {
    for (const [kind, text] of Object.entries(sectionsOf(part ?? '', 2)))
      kinds.set(kind, (kinds.get(kind) ?? '') + text);
  }
  return [
    '# Written by `npm run generate` from openapi/. Edit that, not this.\n',
    ...Object.entries(head).map(([name, text]) => `${name}:${text}`),
    'paths:\n',
    ...files.map((file) => (file['paths'] ?? '').replace(/^\n/, '')),
    'components:\n',
    ...[...kinds].map(([kind, text]) => `  ${kind}:\n${text.replaceAll(/^\n/g, '')}`),
  ].join('');
}

/** The text beneath each key at an indentation, from the end of the key. */
function sectionsOf(text: string, indent = 0): Record<string, string> {
  const key = new RegExp(`^ {${indent}}([a-zA-Z]+):`, 'gm');
  const found = [...text.matchAll(key)];
  return Object.fromEntries(
    found.map((match, nth) => [
      match[1] ?? '',
      text.slice(match.index + match[0].length, found[nth + 1]?.index ?? text.length),
    ]),
  );
}
