/** The processes that try mutants, each on its own copy of the checkout; one that hangs is ended and replaced. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { copyOfCheckout } from './copy.ts';
import type { Job, Outcome } from './runner.ts';

export type Tried = Outcome | { readonly is: 'timed out' };

export type Runner = { readonly carryOut: (job: Job) => Promise<Tried>; readonly end: () => Promise<void> };

/** Vitest's own command sets these, and plugins compile styles by them. */
const ofVitest = { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' };

/** Milliseconds in which no test ends: then there is a loop without an end. */
const silence = 90_000;

/** The runner `name`; its process begins with the first job. */
export function makeRunner(name: string): Runner {
  let process: ChildProcess | null = null;
  return {
    async carryOut(job) {
      // Twice, since a machine may stop for other reasons.
      for (let attempt = 0; attempt < 2; attempt++) {
        process ??= await start(name);
        const outcome = await answerOf(process, job);
        if (outcome !== null) return outcome;
        await end(process);
        process = null;
      }
      return { is: 'timed out' };
    },
    async end() {
      if (process !== null) await end(process);
    },
  };
}

/** Null where the process ends or says nothing for too long. */
function answerOf(given: ChildProcess, job: Job): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const done = (outcome: Outcome | null) => {
      clearTimeout(limit);
      given.off('message', hear).off('exit', give);
      resolve(outcome);
    };
    const give = () => done(null);
    // runner.ts sends signs of life, then the outcome.
    const hear = (message: unknown) => (message === 'alive' ? limit.refresh() : done(message as Outcome));
    const limit = setTimeout(give, silence);
    given.on('message', hear).on('exit', give);
    given.send(job);
  });
}

async function start(name: string): Promise<ChildProcess> {
  const cwd = copyOfCheckout(name);
  // Its own group, which it ends as a whole.
  const started = spawn(process.execPath, [join(cwd, 'tests/mutants/runner.ts')], {
    cwd,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Set by `prove.ts`: the tests are to be short, and their figures are of no use.
    env: { ...process.env, LONG_TESTS: undefined, PROVE_FIGURES: undefined, ...ofVitest },
  });
  const isReady = await Promise.race([
    once(started, 'message').then(() => true),
    once(started, 'exit').then(() => false),
  ]);
  if (!isReady) throw new Error(`The runner ${name} did not start.`);
  return started;
}

/** It ends once its listener is gone, with its databases and its browser. */
async function end(given: ChildProcess): Promise<void> {
  if (given.exitCode !== null || given.signalCode !== null) return;
  const ended = once(given, 'exit');
  if (given.connected) given.disconnect();
  await ended;
}
