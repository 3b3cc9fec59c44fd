import { text } from '../shared/readers';

const MINUTE = 60_000;

/** How long a browser may take, milliseconds of security time: a person looks for a key, or for a phone. */
export const CHALLENGE_LIFETIME = 10 * MINUTE;

/** Keys that one account may have. */
export const MAX_PASSKEYS = 20;

/** What may be wrong with what its owner calls a key. */
export const readPasskeyName = text({ max: 60, required: true });

/** A key that signs for a user; the private part never leaves its device. Instants are security time. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** What the authenticator calls it, base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  /** Signatures so far, where the authenticator counts them; 0 where it doesn't. */
  readonly counter: number;
  /** How a browser reaches it: `internal`, `hybrid`, `usb` … */
  readonly transports: readonly string[];
  /** Its maker keeps it on several devices. */
  readonly synced: boolean;
  /** The shell's host that it is for, and of no use elsewhere; empty: the common one's, or the parent of hosts. */
  readonly host: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
