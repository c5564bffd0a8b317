import { isIP } from 'node:net';
import { isEmailAddress } from '../common/email-address.ts';

export type Setting<T> = {
  /** The environment variable. */
  name: string;
  /** Parsed where the variable is missing; null leaves the setting null. */
  fallback: string | null;
  /** The default column of the handbook's table, where the fallback alone does not express it. */
  fallbackInWords?: string;
  meaning: string;
  isSecret?: true;
  /** @throws {Error} whose message finishes the sentence "<name> …". */
  parse: (text: string) => T;
};

/*
 * How a setting's text is read. Each throws an Error whose message finishes the sentence "<name> …".
 */

export function asIs(text: string): string {
  return text;
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(number >= least && number <= most)) {
      throw new Error(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

export function addresses(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (version === 0 || !isNetwork || more.length > 0) {
      throw new Error(
        `must be addresses such as 10.0.0.5 or 10.0.0.0/8, separated by commas; "${part.trim()}" is not valid`,
      );
    }
    if (Number(bits ?? most) === 0) throw new Error(`must not trust every address, as "${part.trim()}" does`);
    return part.trim();
  });
}

/** Each one origin, written out: they are sent in headers, where a `*` or a `;` would mean more than that. */
export function origins(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const given = part.trim().replace(/\/$/, '');
    const isPlain = /^https?:\/\/(\[[\da-f:]+\]|[a-z\d.-]+)(:\d+)?$/.test(given);
    if (!isPlain || !URL.canParse(given) || new URL(given).origin !== given) {
      throw new Error(
        `must be origins such as https://design.example, separated by commas; "${part.trim()}" is not valid`,
      );
    }
    return given;
  });
}

/** Each a host and a port, written out. */
export function hostsAndPorts(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const given = part.trim();
    if (!/^(\[[\da-f:]+\]|[a-z\d.-]+):\d{1,5}$/.test(given)) {
      throw new Error(
        `must be hosts with ports such as ledger.internal:8080, separated by commas; "${given}" is not valid`,
      );
    }
    return given;
  });
}

export function oneOf<const T extends string>(...allowed: T[]): (text: string) => T {
  return (text) => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`);
    return found;
  };
}

export function flag(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new Error('must be true or false');
}

export function postgresUrl(text: string): string {
  if (!URL.canParse(text) || !['postgres:', 'postgresql:'].includes(new URL(text).protocol)) {
    throw new Error('must be a postgresql:// address');
  }
  return text;
}

/** Without a trailing slash. */
export function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search + url.hash !== '') {
    throw new Error('must be an address that begins with https:// or http://');
  }
  return text.replace(/\/+$/, '');
}

/** Unlike a server's address it may have a query, as those of forms do. */
export function pageAddress(text: string): string {
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:') {
    throw new Error('must be an address that begins with https://');
  }
  return text;
}

export function smtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('must be an smtp:// or smtps:// address');
  }
  return text;
}

export function emailAddress(text: string): string {
  if (!isEmailAddress(text)) throw new Error('must be an e-mail address, without a name');
  return text;
}

export function longEnough(least: number): (text: string) => string {
  return (text) => {
    if (text.length < least) throw new Error(`must have at least ${least} characters`);
    return text;
  };
}

export function bearerToken(text: string): string {
  if (!/^[\w.~+/-]{16,}=*$/.test(text)) throw new Error('must be 16 or more of A-Z, a-z, 0-9 and -._~+/');
  return text;
}
