import { forLists, shellConfig } from '../server/vite-shell.ts';
import { firstCalls } from './first-calls.ts';
import { paths } from './src/paths.ts';

export default shellConfig({
  root: import.meta.dirname,
  base: '/salesreps/',
  paths,
  signIn: paths.signIn,
  firstCalls,
  groups: [...forLists, { name: 'frame', test: /\/salesreps\/src\/routes\/app\.tsx$/, priority: 1 }],
});
