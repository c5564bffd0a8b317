import type { SecondFactorRule } from '@consignment/domain/people/second-factor';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Outcome, Problem } from '../../primitives/feedback/outcome.ts';

const texts = defineTexts('Security', {
  passkeysBelongToTheAddress:
    'Passkeys belong to the address {host}. Open this page there to add a passkey, or use an authenticator app.',
  thisBrowserHasNoPasskeys:
    'This browser doesn’t support passkeys on this page. Use an authenticator app instead.',
});

/* The content of the page Security, as the server has it. Instants are ISO 8601. */

export type ShownPasskey = { id: number; name: string; created_at: string; last_used_at: string | null };

export type ShownSecurity = {
  passkeys: readonly ShownPasskey[];
  authenticator: { created_at: string; last_used_at: string | null } | null;
  recovery_codes: { left: number; created_at: string } | null;
  /** The shop asks a second factor of this person. */
  is_required: boolean;
  rule: SecondFactorRule;
};

export type ShownSession = {
  id: string;
  /** In words, such as `Firefox on Linux`; empty where it is not known. */
  device: string;
  address: string;
  began_at: string;
  last_seen_at: string;
  /** The session of this page. */
  is_current: boolean;
};

/** Something was added or made; recovery codes come with the first factor, and are shown this once. */
export type WithCodes = { is: 'done'; codes: readonly string[] } | { is: 'refused'; problem: Problem };

export type AuthenticatorBegun =
  { is: 'done'; secret: string; uri: string } | { is: 'refused'; problem: Problem };

export type FactorActions = {
  onAddPasskey: (name: string) => Promise<WithCodes>;
  onRenamePasskey: (id: number, name: string) => Promise<Outcome>;
  onRemovePasskey: (id: number) => Promise<Outcome>;
  onBeginAuthenticator: () => Promise<AuthenticatorBegun>;
  onConfirmAuthenticator: (code: string) => Promise<WithCodes>;
  onRemoveAuthenticator: () => Promise<Outcome>;
  onMakeCodes: () => Promise<WithCodes>;
  onCopy: (text: string) => Promise<Outcome>;
  /** Saves the codes as a text file. */
  onDownload: (codes: readonly string[]) => void;
};

/** Why no passkey can be added on this page; null where it can. */
export type PasskeyTrouble = 'elsewhere' | 'unsupported' | null;

/** Where else a person may add one. */
export const troubleWords = {
  elsewhere: (host: string) => texts.passkeysBelongToTheAddress({ host }),
  unsupported: () => texts.thisBrowserHasNoPasskeys,
} as const;
