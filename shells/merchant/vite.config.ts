import { forLists, ofLines, shellConfig } from '../server/vite-shell.ts';
import { paths } from './src/paths.ts';

export default shellConfig({
  root: import.meta.dirname,
  base: '/',
  paths,
  signIn: paths.signIn,
  groups: [...forLists, { name: 'lines', test: ofLines, priority: 1 }],
});
