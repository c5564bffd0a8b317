import { defineConfig } from 'vite';

/** The API is on the page's own address, as behind a web server. */
const proxy = { '/api': process.env['CONSIGNMENT_URL'] ?? 'http://localhost:4000' };

export default defineConfig({ server: { proxy }, preview: { proxy } });
