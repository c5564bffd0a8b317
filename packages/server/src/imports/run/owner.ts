import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ImportOwner } from '../../queries/imports/runs.ts';

/** The identity of this process in the imports that it runs. */
export const thisProcess: ImportOwner = { host: hostname(), pid: process.pid, instance: randomUUID() };

/**
 * True where the process of an import has ended. On this machine its process id decides; on another machine only the
 * time since its last heartbeat. This process's id with another instance means that the id was assigned again.
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
