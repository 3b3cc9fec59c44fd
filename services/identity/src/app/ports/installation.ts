import type { Locale } from '@kashikari/kernel';
import type { Installation, MailServer } from '../../domain/installation/installation';

/** Reads the installation as a whole. */
export abstract class InstallationViews {
  /** Undefined until it is set up. */
  abstract find(): Promise<Installation | undefined>;
}

/** Writes the installation as a whole. */
export interface Installations {
  /** False when it was set up already: of two who set it up at once, one does. */
  add(installation: Installation): Promise<boolean>;
  saveMail(mail: MailServer | null): Promise<void>;
}

/** Permission to set up an installation, as configured at startup. */
export interface SetupPolicy {
  /** Token required for set-up; undefined: see `isOpen`. */
  readonly token: string | undefined;
  /**
   * True if set-up needs no token, because only this machine reaches it. Without token and `isOpen`, set-up in the
   * browser is off.
   */
  readonly isOpen: boolean;
}

/** Under which token {@link SetupPolicy} is injected. */
export const SetupAccess = Symbol('SetupAccess');

/** A mail that shows whether a server works. */
export interface TestMail {
  readonly server: MailServer;
  readonly to: string;
  readonly locale: Locale;
}

/** Mail servers, as notify speaks with them. */
export abstract class MailServers {
  /** Returns true if mails are sent by `SMTP_URL`; undefined while notify is unreachable. */
  abstract fromSettings(): Promise<boolean | undefined>;
  /** The server's answer to a test mail. Refuses `mail_server.*`. */
  abstract test(mail: TestMail): Promise<string>;
}

/** Writes of the installation within a transaction. */
export interface InstallationWork {
  readonly installations: Installations;
}
