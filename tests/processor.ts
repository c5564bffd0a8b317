/**
 * Seconds of a processor that a process and all that it starts take. Linux alone says them, in /proc; elsewhere it is 0.
 * They are read each second, since the processes of a browser end without being waited for; one that lives for less is missed.
 */
import { readdirSync, readFileSync } from 'node:fs';

type Process = { readonly parent: number; readonly seconds: number };

/** Begins to watch; the function that it returns ends that, and returns the seconds. */
export function watchProcessor(pid: number | undefined): () => number {
  if (pid === undefined || process.platform !== 'linux') return () => 0;
  const seen = new Map<number, number>();
  const look = () => {
    const all = processes();
    for (const [one, { seconds }] of all) if (isBelow(one, pid, all, seen)) seen.set(one, seconds);
  };
  const timer = setInterval(look, 1000).unref();
  look();
  return () => {
    clearInterval(timer);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

function isBelow(
  one: number,
  top: number,
  all: ReadonlyMap<number, Process>,
  known: ReadonlyMap<number, number>,
): boolean {
  for (let at: number | undefined = one; at !== undefined && at > 1; at = all.get(at)?.parent)
    if (at === top || known.has(at)) return true;
  return false;
}

function processes(): Map<number, Process> {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const found = readProcess(name);
    if (found !== null) all.set(Number(name), found);
  }
  return all;
}

function readProcess(name: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // Behind the name, which may hold anything: state, parent, … user and system time in hundredths of a second.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0] = fields.slice(11, 13);
    return { parent: fields[1] ?? 0, seconds: (user + system) / 100 };
  } catch {
    // It has ended.
    return null;
  }
}
