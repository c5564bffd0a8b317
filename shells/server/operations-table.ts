import { existsSync } from 'node:fs';
import { readContract } from '@consignment/server/http/contract';

/** The table of operations. Each is exported by a file of the same name, in the feature of its tag or in the core's folder for it. */
export const operationsTableFile = new URL(
  '../../packages/server/src/operations/operations.ts',
  import.meta.url,
);

/** The text of `packages/server/src/operations/operations.ts`. */
export function operationsTable(): string {
  const { operations } = readContract();
  const imports = operations
    .map(({ id, tag }) => `import { ${id} } from '${folderOf(tag)}/${kebab(id)}.ts';`)
    .toSorted((one, other) => (one.slice(one.indexOf("'")) < other.slice(other.indexOf("'")) ? -1 : 1));
  return `// Written by \`npm run generate\` from openapi.yaml. Edit that, not this.

import type { Operation, OperationId } from '../actions/operation.ts';
${imports.join('\n')}

/** Every operation of openapi.yaml and no other: one that is missing, or unknown, does not compile. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
${operations.map(({ id }) => `  ${id},`).join('\n')}
};
`;
}

function folderOf(tag: string): string {
  const room = `../features/${tag}/operations`;
  return existsSync(new URL(room, operationsTableFile)) ? room : `./${tag}`;
}

/** `getVendor` as files are named: `get-vendor`. */
function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
