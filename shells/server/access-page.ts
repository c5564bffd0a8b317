/** The page of the handbook that is made from openapi.yaml: who may call what. */
import { readContract } from '@consignment/server/http/contract';

export const accessPageFile = new URL('../../stories/handbook/Access.mdx', import.meta.url);

type Described = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { tags: string[]; 'x-roles': string[]; 'x-addition'?: boolean }>>;
};

const roles: Readonly<Record<string, string>> = {
  public: 'anybody',
  merchant: 'merchant',
  vendor: 'vendor',
  salesrep: 'sales rep',
};

/** The text of `stories/handbook/Access.mdx`: the roles of every call in openapi.yaml. */
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
      .map(({ call, 'x-roles': allowed, 'x-addition': isAddition }) => {
        const who = allowed.map((role) => roles[role] ?? role).join(', ');
        return `- \`${call}\`: ${who}${isAddition === true ? ' (an addition of ours)' : ''}`;
      });
    return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${description}\n\n${lines.join('\n')}\n`;
  });
  return `${head}\n${sections.join('\n')}`;
}

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Handbook/Access" />

{/* Written by \`npm run generate\` from openapi.yaml. Edit that, not this. */}

# Access

The roles that may make each call. The shop and the vendors of a session come from its token, so within a call everybody sees their own
and nothing else: what belongs to somebody else is answered exactly like what is not there. Tests call each of these as
everybody, with ids of their own and of others.
`;
