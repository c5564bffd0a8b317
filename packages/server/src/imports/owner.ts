import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ImportOwner } from '../queries/imports/runs.ts';

/** This process, as the imports that it runs name it. */
export const thisProcess: ImportOwner = { host: hostname(), pid: process.pid, instance: randomUUID() };

/**
 * Is the process of an import gone? On this machine its id tells; of another machine only silence does.
 * An id that is ours with another instance was given out again.
 */
export function isGone(owner: ImportOwner | null, isSilent: boolean): boolean {
  if (owner === null || isSilent) return true;
  if (owner.instance === thisProcess.instance || owner.host !== thisProcess.host) return false;
  return owner.pid === process.pid || !isRunning(owner.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
