import { deviceWords } from '../identity/device-words.ts';
import type { SignInPlace } from '../identity/tokens.ts';
import type { AnyAsk } from './operation.ts';

/** Where a request comes from, as the person sees it among their sessions. */
export function placeOf({ header, address }: Pick<AnyAsk, 'header' | 'address'>): SignInPlace {
  return { device: deviceWords(header('user-agent')), address };
}
