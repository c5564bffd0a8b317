import type { Readable } from 'node:stream';

/** A file that an operation answers in place of JSON. A stream that is given up is destroyed. */
export class FileAnswer {
  /** With its charset where it is text. */
  readonly mediaType: string;
  readonly content: Readable | Buffer;
  /** The name to save it by, and whether the browser saves it at once or shows it; null for what is only shown. */
  readonly name: string | null;
  readonly isSaved: boolean;
  readonly cacheControl: string;

  constructor(file: {
    mediaType: string;
    content: Readable | Buffer;
    name?: string;
    isSaved?: boolean;
    cacheControl?: string;
  }) {
    this.mediaType = file.mediaType;
    this.content = file.content;
    this.name = file.name ?? null;
    this.isSaved = file.isSaved ?? false;
    this.cacheControl = file.cacheControl ?? 'no-store';
  }

  /** The Content-Disposition header (RFC 6266): plain ASCII for old programs, then the name in full. */
  get disposition(): string {
    const kind = this.isSaved ? 'attachment' : 'inline';
    if (this.name === null) return kind;
    const plain = this.name.replaceAll(/[^\w. -]/g, '_');
    const full = encodeURIComponent(this.name).replaceAll(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
  }
}
