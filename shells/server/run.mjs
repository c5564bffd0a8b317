/** `node shells/server/run.mjs <file.ts> [arguments]`: a command of this folder, under the project's Node. */
import { install, runPinned } from './install.mjs';

/** Those of an operator. The others build, generate, measure or test, with packages that do not ship. */
const shipped = [
  'audit.ts',
  'backup.ts',
  'create-shop.ts',
  'import.ts',
  'move.ts',
  'operate.ts',
  'restore.ts',
  'verify.ts',
];

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node shells/server/run.mjs <file.ts> [arguments]');
  process.exit(1);
}
install({ ships: shipped.includes(file) });
runPinned(`shells/server/${file}`, args);
