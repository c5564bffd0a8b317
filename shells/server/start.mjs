/** `npm start`: installs what is missing, then builds and serves; where only what ships is installed, it serves. */
import { install, runPinned, shipsOnly } from './install.mjs';

install({ ships: true });
runPinned(shipsOnly ? 'shells/server/main.ts' : 'shells/server/start.ts', process.argv.slice(2));
