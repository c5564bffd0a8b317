/** `npm start`: installs what is missing, then builds and serves under the pinned Node. */
import { install, runPinned } from './install.mjs';

install();
runPinned('shells/server/start.ts', process.argv.slice(2));
