export type ImportRole = 'products' | 'orders' | 'refunds';

/** One import of files and how far it is. Times are ISO 8601, sizes bytes, progress per cent. */
export type ImportRun = {
  id: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** What it is doing now. */
  description: string;
  progress: number;
  counts: {
    products: number;
    variants: number;
    orders: number;
    lines: number;
    refunds: number;
    vendors_created: number;
    skipped: number;
  };
  problem: string | null;
  started_at: string;
  finished_at: string | null;
  files: readonly { role: ImportRole; name: string; size: number }[];
};

/** A row that was not read; `row` counts as the file does, the header being 1, and 0 is the file itself. */
export type ImportProblem = { file: string; row: number; reason: string; excerpt: string };
