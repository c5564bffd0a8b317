import type { AskPublic } from '../actions/fetched-logo.ts';
import type { PlatformApp } from '../platforms/platform-signature.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Answered, RefusedAttempt } from '../common/log.ts';
import type { PaypalUrls } from '../payments/paypal/client.ts';
import type { FirstPaintOf } from '../portal/page.ts';
import type { ShellFolder } from './shell-files.ts';
import type { Database } from '../database/database.ts';

export type ServerOptions = {
  /** Static pages are served while it opens; calls wait for it. */
  readonly database: Promise<Database>;
  /** At least 32 bytes. */
  readonly tokenSecret: string;
  /** At least 32 characters; seals what shops keep secret. */
  readonly secretsKey: string;
  /** Accepted for imports from the command line of this machine, with X-Shop; null for none. */
  readonly localToken: string | null;
  /** The folder of uploads in progress. */
  readonly dataDir: string;
  readonly version: string;
  readonly shells: readonly ShellFolder[];
  /** Sign-in attempts a minute for one e-mail from one address; ten times that for the address. */
  readonly signInLimit: number;
  /** Proxies that are believed about who calls; without it, a caller is who holds the connection. */
  readonly trustedProxies?: readonly string[];
  /** Told when a call has made a job due; without it jobs wait for a server that runs them. */
  readonly jobs?: Jobs;
  readonly clock?: () => Date;
  /** Where people reach this server; null for where it listens. */
  readonly publicUrl?: string | null;
  /** Sends the mail; null for writing it into the folder `mail` of dataDir. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string;
  readonly platform?: PlatformApp | null;
  /** Where PayPal is reached; without it no keys are checked and no payout is asked for. */
  readonly paypal?: PaypalUrls | null;
  /** In place of the network, for tests. */
  readonly askPublic?: AskPublic;
  /** The form at which shops ask for early access to the new version. */
  readonly earlyAccessForm?: string | null;
  /** The page at which shops review the app. */
  readonly reviewPage?: string | null;
  /** The look of a shop's portal from its first paint on; without it the page comes without a brand. */
  readonly firstPaint?: FirstPaintOf;
  /** Told of what happens by itself, a line each. */
  readonly log?: (line: string) => void;
  /** Told of every failure that is ours, with the id of its request. */
  readonly onFailure?: (requestId: string, error: unknown) => void;
  /** Told of every answer, when it is over. */
  readonly onAnswered?: (answered: Answered) => void;
  /** Told of every attempt to get in, or to act for somebody, that was refused. */
  readonly onRefused?: (refused: RefusedAttempt) => void;
  /** What whoever collects metrics shows; without it there are none. */
  readonly metricsToken?: string | null;
};
