import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { root } from '../../../house/source.ts';

/** The findings of libxml2 against ISO 20022's own schema; nothing for valid files. */
export async function schemaFaults(schema: string, files: readonly string[]): Promise<string[]> {
  const contents = readFileSync(join(root, `tests/fixtures/bank-schemas/${schema}.xsd`), 'utf8');
  const found: string[] = [];
  for (let at = 0; at < files.length; at += 200) {
    const result = await validateXML({
      xml: files.slice(at, at + 200).map((text, nth) => ({ fileName: `${at + nth}.xml`, contents: text })),
      schema: [{ fileName: `${schema}.xsd`, contents }],
    });
    found.push(...result.errors.map(({ rawMessage }) => rawMessage));
    if (!result.valid && result.errors.length === 0) found.push(result.rawOutput);
  }
  return found;
}
