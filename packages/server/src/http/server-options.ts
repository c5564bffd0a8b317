import type { Answered, RefusedAttempt } from '../common/log.ts';
import type { FirstPaintOf } from '../portal/page.ts';
import type { DemoOptions } from './serve-demo.ts';
import type { ShellFolder } from './shell-files.ts';

export type ServerOptions = {
  /** Accepted for imports from the command line of this machine, with X-Shop; null for none. */
  readonly localToken: string | null;
  readonly shells: readonly ShellFolder[];
  /** Whether this process builds the shells that are not there yet, so that waiting for them helps. */
  readonly buildsShells?: boolean;
  /** The look of a shop's portal from its first paint on; without it the page comes without a brand. */
  readonly firstPaint?: FirstPaintOf;
  /** In demo mode only: the pictures of its goods and people, and logins that its sign-in pages offer. */
  readonly demo?: DemoOptions;
  /** Receives every failure that is ours, with the id of its request. */
  readonly onFailure?: (requestId: string, error: unknown) => void;
  /** Receives every answer, when it is over. */
  readonly onAnswered?: (answered: Answered) => void;
  /** Receives every attempt to get in, or to act for somebody, that was refused. */
  readonly onRefused?: (refused: RefusedAttempt) => void;
};
