import { forLists, ofEntrance, ofLines, ofLists, shellConfig } from '../server/vite-shell.ts';
import { firstCalls } from './first-calls.ts';
import { paths } from './src/paths.ts';

/** Nearly every page has it, those before the login as well. */
const card = /\/primitives\/layout\/Card(\.css)?\.tsx?$/;

/** The modules that a vendor's page shares with those of an order and of the shop's figures: figures, tabs and payments. */
const ofVendors =
  /\/(parts\/\w+\/(payout-dialog-on-use|set-commission-dialog-on-use|StatBoxes)|primitives\/\w+\/(MoreActions|StatTiles|Tabs)(\.css)?|domain\/src\/orders\/line-change|routing\/src\/pages\/use-(review|set-commission)|src\/calls\/use-(make-payout|paying))\.tsx?$/;

export default shellConfig({
  root: import.meta.dirname,
  base: '/',
  paths,
  signIn: paths.signIn,
  firstCalls,
  groups: [
    { name: 'app', test: (module) => ofEntrance.test(module) || card.test(module), priority: 5 },
    {
      name: 'list',
      test: (module) => ofLists(module) || ofLines.test(module) || ofVendors.test(module),
      priority: 4,
    },
    ...forLists,
  ],
});
