import type { MailPlace } from '../../domain/mail';

/** Sender data of mails from an organization's shell. */
export interface ShellFace {
  readonly id: string;
  readonly name: string;
  /** Scheme, host and port, which its links begin with. */
  readonly origin: string;
  /** Sender; empty: the installation's. */
  readonly mailFrom: string;
}

/** The shell of a mail; undefined: the common one. */
export type KnownShells = (place: MailPlace | undefined) => ShellFace | undefined;

/** The shells of organizations, as published by identity. */
export abstract class Shells {
  /** Throws while nobody has ever been able to say; afterwards what was known last holds. */
  abstract known(): Promise<KnownShells>;
}
