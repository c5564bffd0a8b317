/** `npm test`: installs what is missing, then runs the whole suite under the pinned Node. See run.ts. */
import { install, runPinned } from '../shells/server/install.mjs';

install();
runPinned('tests/run.ts', process.argv.slice(2));
