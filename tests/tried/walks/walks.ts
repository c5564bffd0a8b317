/** The walks of CONTRIBUTING with a tiny example each: what is written into each file, and what misses it. */
import { newCommissionRule } from './commission-rule.ts';
import { before, whole, type Walk } from './step.ts';

const newScreen: Walk = {
  name: 'A new screen',
  steps: [
    {
      path: 'packages/components/src/screens/merchant/notes/NotesScreen.tsx',
      missedBy: 'types',
      write: whole(`import { Page } from '../../../primitives/layout/Page.tsx';

type Props = { notes: readonly string[] };

/** The notes of the shop. */
export function NotesScreen({ notes }: Props) {
  return <Page title="Notes">{notes.join(' ')}</Page>;
}
`),
    },
    {
      path: 'stories/screens/merchant/notes/NotesScreen.stories.tsx',
      missedBy: 'mirror',
      write: whole(`import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesScreen } from '@consignment/components/screens/merchant/notes/NotesScreen';

const meta = { title: 'Screens/Merchant/NotesScreen', component: NotesScreen } satisfies Meta<typeof NotesScreen>;

export default meta;

export const Empty: StoryObj<typeof meta> = { args: { notes: [] } };
`),
    },
    {
      path: 'shells/merchant/src/routes/notes.tsx',
      missedBy: 'types',
      write: whole(`import { NotesScreen } from '@consignment/components/screens/merchant/notes/NotesScreen';

export function Component() {
  return <NotesScreen notes={[]} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
`),
    },
    {
      path: 'shells/merchant/src/pages.ts',
      missedBy: 'pages',
      write: (text) =>
        before(
          '  { path: paths.help,',
          "  { path: paths.notes, title: 'notes', frame: 'app', right: 'everyone', menu: 12, isFound: true, lazy: () => import('./routes/notes.tsx') },",
        )(before('  help:', "  notes: 'Notes',")(text)),
    },
    {
      path: 'shells/merchant/src/paths.ts',
      missedBy: 'types',
      write: before("  help: '/help',", "  notes: '/notes',"),
    },
  ],
};

const newCall: Walk = {
  name: 'A new call',
  steps: [
    {
      path: 'openapi/accounts.yaml',
      missedBy: 'types',
      write: before(
        '  /preferences/:',
        `  /notes/:
    get:
      operationId: getNotes
      tags: [accounts]
      summary: The notes of the shop.
      description: They belong to the shop.
      x-addition: true
      x-roles: [owner, manager]
      responses:
        '200':
          description: The notes.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [notes]
                properties: { notes: { type: array, items: { type: string } } }
        '401': { $ref: '#/components/responses/Unauthenticated' }
        '403': { $ref: '#/components/responses/Forbidden' }
        default: { $ref: '#/components/responses/Failed' }`,
      ),
    },
    {
      path: 'packages/server/src/operations/accounts/get-notes.ts',
      missedBy: 'types',
      write: whole(`import { forSession } from '../../actions/operation.ts';

export const getNotes = forSession<'getNotes'>(() => Promise.resolve({ status: 200, body: { notes: [] } }));
`),
    },
    {
      path: 'packages/server/src/http/other-operations.ts',
      missedBy: 'types',
      write: before('  getSession: null,', '  getNotes: null,'),
    },
    {
      path: 'tests/contract/access/calls.ts',
      missedBy: 'types',
      write: before('  getPreferences: plain,', '  getNotes: plain,'),
    },
    {
      path: 'tests/contract/operations/notes.test.ts',
      missedBy: 'uses',
      write: whole(`import { expect, it } from 'vitest';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  it('answers with the notes', async () => {
    const { server, tokens } = world();
    expect(await server.ok('getNotes', { token: tokens.owner })).toEqual({ notes: [] });
  });
});
`),
    },
  ],
};

const newSetting: Walk = {
  name: 'A new setting of the server',
  steps: [
    {
      path: 'packages/server/src/config/config.ts',
      missedBy: 'types',
      write: before(
        '  host: {',
        `  logGreeting: {
    name: 'LOG_GREETING',
    fallback: 'Welcome.',
    meaning: 'The first line of the log.',
    parse: asIs,
  },`,
      ),
    },
    {
      path: 'shells/server/serve.ts',
      missedBy: 'uses',
      write: before('  const url = listeningUrl(', '  log.say(config.logGreeting);'),
    },
  ],
};

export const walks: readonly Walk[] = [newScreen, newCall, newSetting, newCommissionRule];
