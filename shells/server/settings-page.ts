/** The page of the handbook that is made from the server's settings. */
import { settings } from '@consignment/server/config/config';
import type { Setting } from '@consignment/server/config/setting-readers';

export const settingsPageFile = new URL('../../stories/handbook/operator/Settings.mdx', import.meta.url);

/** The text of `stories/handbook/operator/Settings.mdx`. */
export function settingsPage(): string {
  const rows = Object.values(settings).map((setting: Setting<unknown>) => [
    `\`${setting.name}\``,
    setting.fallbackInWords ?? (setting.fallback ? `\`${setting.fallback}\`` : 'none'),
    `${setting.meaning}${setting.isSecret ? ' Secret.' : ''}`,
  ]);
  return `${head}
<PageTable
  label="Settings"
  head={['Setting', 'Default', 'Meaning']}
  rows={[
${rows.map((row) => `    ${JSON.stringify(row)},`).join('\n')}
  ]}
/>
`;
}

const head = `import { Meta } from '@storybook/addon-docs/blocks';
import { PageTable } from '../PageTable.tsx';

<Meta title="Handbook/For an operator/Settings" />

{/* Written by \`npm run generate\` from packages/server/src/config/config.ts. Edit that, not this. */}

# Settings

You configure the server with environment variables. An empty variable counts as not set. For production, set \`NODE_ENV=production\`,
\`TOKEN_SECRET\` and \`SECRETS_KEY\`. If a value is invalid, the server does not start; it names the setting and the reason.
`;
