import type { Readable } from 'node:stream';

/** A file that an operation answers in place of JSON. The stream is destroyed if the client disconnects. */
export class FileAnswer {
  /** Includes the charset for text. */
  readonly mediaType: string;
  readonly content: Readable | Buffer;
  /** The file's name, and whether the browser saves or shows it; null for content that is only shown. */
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

  /** The Content-Disposition header (RFC 6266): an ASCII fallback, then the full name. */
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
