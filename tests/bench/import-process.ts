/**
 * One import in a separate process, so that its peak memory can be measured: prints seconds elapsed, seconds of processor
 * time (those of the embedded database are among them, those of PostgreSQL not) and bytes as JSON.
 */
import { importAgain, importRetail, type RetailFiles } from './retail.ts';
import type { Location } from '@consignment/server/database/open-database';

// The bench that starts it hands over what it typed itself.
const job = JSON.parse(process.argv[2] ?? '') as { at: Location; files: RetailFiles; isAgain: boolean };
const began = performance.now();
await (job.isAgain ? importAgain : importRetail)(job.at, job.files);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({ seconds, cpu: (user + system) / 1e6, peak: process.resourceUsage().maxRSS * 1024 }),
);
