/** `node shells/server/run.mjs <file.ts> [arguments]`: a command of this folder, under the pinned Node. */
import { install, runPinned } from './install.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node shells/server/run.mjs <file.ts> [arguments]');
  process.exit(1);
}
install();
runPinned(`shells/server/${file}`, args);
