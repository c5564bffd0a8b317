/** The page of the handbook that is made from the table of operations that touch money. */
import { eventWords } from '@consignment/domain/history/history';
import {
  moneyOperations,
  type MoneyOperation,
  type MoneyTouch,
} from '@consignment/server/http/money-operations';
import { isRole, roleLabels } from '@consignment/domain/people/roles';

export const moneyPageFile = new URL('../../stories/handbook/developers/Money.mdx', import.meta.url);

/** The text of `stories/handbook/developers/Money.mdx`. */
export function moneyPage(): string {
  const rows = Object.entries<MoneyOperation>(moneyOperations);
  const sections = Object.entries(touches).map(([touch, heading]) => {
    const lines = rows.flatMap(([id, row]) => (row.touches === touch ? [lineOf(id, row)] : []));
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return `${head}\n${sections.join('\n')}`;
}

const touches: Readonly<Record<MoneyTouch, string>> = {
  sends: 'Send money',
  states: 'Report whether money has moved',
  aims: 'Decide where money goes, and by which rules',
  shows: 'Show where money goes',
};

const proofs = { always: 'each time', address: 'for an address that money goes to' } as const;
const seconds = {
  above_limit: 'above the limit of a day',
  refusal: 'where paid money came back',
} as const;

function lineOf(id: string, { roles: allowed, proof, second, events }: MoneyOperation): string {
  const right = allowed
    .map((role) => (isRole(role) ? roleLabels[role].toLowerCase() : 'by a link from a mail'))
    .join(', ');
  const parts = [
    right,
    `proof: ${proof === null ? 'none' : proofs[proof]}`,
    ...(second === null ? [] : [`second person: ${seconds[second]}`]),
    ...(events.length === 0 ? [] : [`history: ${events.map(eventWords).join('; ')}`]),
  ];
  return `- \`${id}\`: ${parts.join(' · ')}`;
}

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Handbook/For developers/Money" />

{/* Written by \`npm run generate\` from packages/server/src/http/money-operations.ts. Edit that, not this. */}

# Money

This page lists every call that sends money, reports that money has moved, or sets or shows its destination. The server takes rights and proof from this table, and does not start
if \`openapi.yaml\` differs. A call that is missing both here and among the others does not compile.

- **Proof**: a person with a second factor confirms it again if the last time was more than 15 minutes ago.
- **Second person**: if the shop sets a limit, another person approves payments above it in a day. Another person also confirms that paid money came back.
- **History**: the entries that the call writes, with the person, the key or the job behind it.
`;
