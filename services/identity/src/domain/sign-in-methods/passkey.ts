import { text } from '../shared/readers';

const MINUTE = 60_000;

/** Time for a browser's response, milliseconds of security time: a person looks for a key or a phone. */
export const CHALLENGE_LIFETIME = 10 * MINUTE;

/** Keys that one account may have. */
export const MAX_PASSKEYS = 20;

/** Reads the owner's name for a key. */
export const readPasskeyName = text({ max: 60, required: true });

/** A key that signs for a user; the private part never leaves its device. Instants are security time. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** Credential id of the authenticator, base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  /** Signatures so far, where the authenticator counts them; 0 where it doesn't. */
  readonly counter: number;
  /** Transports to the authenticator: `internal`, `hybrid`, `usb` … */
  readonly transports: readonly string[];
  /** Its maker keeps it on several devices. */
  readonly synced: boolean;
  /** The shell's host that it is for, and of no use elsewhere; empty: the common one's, or the parent of hosts. */
  readonly host: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
