/**
 * One line a running step: its time, the share that is done and the time left. On a terminal the lines stay at the bottom;
 * elsewhere they are printed each minute.
 */
export type Line = {
  readonly name: string;
  readonly began: number;
  /** Of the seconds that seconds.tsv expects; null where nothing is known yet. */
  share: number | null;
};

const isTerminal = process.stdout.isTTY;

export class Progress {
  readonly #running = new Set<Line>();
  #drawn = 0;
  readonly #timer = setInterval(
    () => {
      this.#draw();
    },
    isTerminal ? 1000 : 60_000,
  ).unref();

  begin(name: string): Line {
    const line: Line = { name, began: performance.now(), share: null };
    this.#running.add(line);
    return line;
  }

  end(line: Line, said: string): void {
    this.#running.delete(line);
    this.say(said);
  }

  /** Prints something above the lines. */
  say(text: string): void {
    this.#clear();
    console.log(text);
    if (isTerminal) this.#draw();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #draw(): void {
    this.#clear();
    for (const line of this.#running) console.log(shown(line, performance.now()));
    if (isTerminal) this.#drawn = this.#running.size;
  }

  #clear(): void {
    if (this.#drawn > 0) process.stdout.write(`\x1b[${this.#drawn}A\x1b[J`);
    this.#drawn = 0;
  }
}

function shown({ name, began, share }: Line, now: number): string {
  const seconds = (now - began) / 1000;
  const known = share !== null && share > 0.02 && share < 1;
  const left = known ? `, ${clock((seconds * (1 - share)) / share)} left` : '';
  return `   ${name.padEnd(15)} ${clock(seconds)}${share === null ? '' : `, ${Math.round(100 * Math.min(share, 0.99))} % done${left}`}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
