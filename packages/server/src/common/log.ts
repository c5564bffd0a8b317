/** The log of the process, as text for people or as JSON for log collectors. */
export type Log = {
  say: (message: string) => void;
  /** An internal failure; `request` is the id that the answer carried. */
  failed: (what: string, error: unknown, request?: string) => void;
  answered: (answered: Answered) => void;
  refused: (refused: RefusedAttempt) => void;
};

/** One answered request. The log holds neither its address nor its body, as they may hold names and secrets. */
export type Answered = {
  readonly request: string;
  readonly method: string;
  /** The operationId of openapi.yaml; 'page' for everything else. */
  readonly operation: string;
  readonly status: number;
  readonly milliseconds: number;
};

/**
 * A refused attempt to log in or to reset a password, or a call that is beyond the rights of its caller. Login and shop are
 * null where the request names none that can exist; `key` is the number of a program's key, null for a person.
 */
export type RefusedAttempt = {
  readonly request: string;
  readonly operation: string;
  readonly status: number;
  readonly code: string;
  readonly login: string | null;
  readonly key: number | null;
  readonly shop: string | null;
  /** The client's address, resolved through TRUSTED_PROXIES. */
  readonly address: string;
};

export const logFormats = ['text', 'text-requests', 'json'] as const;

/**
 * `text` logs events for people; `text-requests` adds a line for each answered request; `json` writes one object a
 * line, requests included.
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
      refused: ({ request, operation, status, code, login, key, shop, address }) =>
        out(
          `${now().toISOString()} Refused ${operation} with ${status} ${code}: ${key === null ? `login ${login ?? 'unknown'}` : `key ${key}`}, shop ${shop ?? 'unknown'}, from ${address} (${request})`,
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
