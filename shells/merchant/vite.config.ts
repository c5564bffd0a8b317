import { shellConfig } from '../server/vite-shell.ts';

export default shellConfig({ root: import.meta.dirname, base: '/' });
