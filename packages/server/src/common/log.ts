/** What the process says of itself, for people or for what collects logs. */
export type Log = {
  say: (message: string) => void;
  /** A failure that is ours; `request` is the id that its answer carried. */
  failed: (what: string, error: unknown, request?: string) => void;
  answered: (answered: Answered) => void;
  refused: (refused: RefusedAttempt) => void;
};

/** One answered request. Neither its address nor its body: they may hold names and secrets. */
export type Answered = {
  readonly request: string;
  readonly method: string;
  /** As openapi.yaml names it; 'page' for everything else. */
  readonly operation: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** An attempt at one of the doors that was refused. Login and shop are null where none was named that could be one. */
export type RefusedAttempt = {
  readonly request: string;
  readonly operation: string;
  readonly status: number;
  readonly code: string;
  readonly login: string | null;
  readonly shop: string | null;
  /** The address that the attempt came from, seen through TRUSTED_PROXIES. */
  readonly address: string;
};

export const logFormats = ['text', 'text-requests', 'json'] as const;

/**
 * `text` tells people what happens, and `text-requests` each answered request too; `json` writes an object a line, each
 * request among them.
 */
export function createLog(
  format: (typeof logFormats)[number],
  { out, err, now }: { out: (line: string) => void; err: (line: string) => void; now: () => Date },
): Log {
  if (format !== 'json') {
    return {
      say: out,
      failed: (what, error) => err(`${what} failed: ${textOf(error)}`),
      answered: ({ request, method, operation, status, milliseconds }) => {
        if (format === 'text-requests') {
          out(`${now().toISOString()} ${method} ${operation} ${status} in ${milliseconds} ms (${request})`);
        }
      },
      refused: ({ request, operation, status, code, login, shop, address }) =>
        out(
          `${now().toISOString()} Refused ${operation} with ${status} ${code}: login ${login ?? 'unknown'}, shop ${shop ?? 'unknown'}, from ${address} (${request})`,
        ),
    };
  }
  const line = (level: 'info' | 'warning' | 'error', message: string, fields: object = {}) =>
    JSON.stringify({ time: now().toISOString(), level, message, ...fields });
  return {
    say: (message) => out(line('info', message)),
    failed: (what, error, request) => err(line('error', `${what} failed`, { request, error: textOf(error) })),
    answered: (answered) => out(line('info', 'answered', answered)),
    refused: (refused) => out(line('warning', 'refused', refused)),
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
