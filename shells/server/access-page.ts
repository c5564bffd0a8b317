/** The page of the handbook that is made from openapi.yaml: who may call what. */
import {
  isRole,
  partyOf,
  roleDescriptions,
  roleLabels,
  roleNames,
  rolesOf,
  type Party,
  type Role,
} from '@consignment/domain/people/roles';
import { readContract } from '@consignment/server/http/contract';

export const accessPageFile = new URL('../../stories/handbook/developers/Access.mdx', import.meta.url);

type Operation = {
  tags: string[];
  'x-roles': string[];
  'x-part-roles'?: Record<string, string[]>;
  'x-addition'?: boolean;
};
type Described = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};

/** The text of `stories/handbook/developers/Access.mdx`: the roles of every call in openapi.yaml. */
export function accessPage(): string {
  // The shape of openapi.yaml is held by its linter.
  const { tags, paths } = readContract().document as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      call: `${method.toUpperCase()} ${path}`,
    })),
  );
  const sections = tags.map(({ name, description }) => {
    const lines = calls
      .filter((operation) => operation.tags.includes(name))
      .map(({ call, 'x-roles': allowed, 'x-part-roles': parts = {}, 'x-addition': isAddition }) => {
        const ofParts = Object.entries(parts).map(([key, some]) => `; \`${key}\`: ${inWords(some)}`);
        const addition = isAddition === true ? ' (an addition of ours)' : '';
        return `- \`${call}\`: ${inWords(allowed)}${ofParts.join('')}${addition}`;
      });
    return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${description}\n\n${lines.join('\n')}\n`;
  });
  return `${head()}\n${sections.join('\n')}`;
}

const parties: Readonly<Record<Party, string>> = {
  merchant: 'everyone in the shop',
  salesrep: 'sales rep',
  vendor: 'every vendor',
};

/** As `owner, manager`; where all roles of a party may, the party replaces them. */
function inWords(allowed: readonly string[]): string {
  if (allowed.includes('public')) return 'anyone';
  const given = allowed.filter(isRole);
  const isWhole = (role: Role) => rolesOf(partyOf(role)).every((one) => given.includes(one));
  const words = given.map((role) =>
    isWhole(role) ? parties[partyOf(role)] : roleLabels[role].toLowerCase(),
  );
  return [...new Set(words)].join(', ');
}

const listOfRoles = () =>
  roleNames.map((role) => `- **${roleLabels[role]}**: ${roleDescriptions[role]}`).join('\n');

const head = () => `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Handbook/For developers/Access" />

{/* Written by \`npm run generate\` from openapi.yaml. Edit that, not this. */}

# Access

This page lists the roles that may make each call. After a semicolon comes a key of its query or body that only some of them may send.

${listOfRoles()}

A call beyond the role is refused with 403 \`forbidden\`, and the apps do not show it. The server reads the role with each request,
so a role that is removed ends at once. The shop and the vendors of a session come from its token, so each
caller sees only their own data. A record that belongs to others gets exactly the same answer as a missing one.
Tests make each call in every role, with their own ids and those of others.
`;
