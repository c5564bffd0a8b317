/** What the process says of itself, for people or for what collects logs. */
export type Log = {
  say: (message: string) => void;
  /** A failure that is ours; `request` is the id that its answer carried. */
  failed: (what: string, error: unknown, request?: string) => void;
  answered: (answered: Answered) => void;
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

export const logFormats = ['text', 'json'] as const;

/** `text` tells people what happens; `json` writes an object a line, each request among them. */
export function createLog(
  format: (typeof logFormats)[number],
  { out, err, now }: { out: (line: string) => void; err: (line: string) => void; now: () => Date },
): Log {
  if (format === 'text') {
    return {
      say: out,
      failed: (what, error) => err(`${what} failed: ${textOf(error)}`),
      answered: () => undefined,
    };
  }
  const line = (level: 'info' | 'error', message: string, fields: object = {}) =>
    JSON.stringify({ time: now().toISOString(), level, message, ...fields });
  return {
    say: (message) => out(line('info', message)),
    failed: (what, error, request) => err(line('error', `${what} failed`, { request, error: textOf(error) })),
    answered: (answered) => out(line('info', 'answered', answered)),
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
