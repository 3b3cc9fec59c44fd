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

/** Who may set up an installation, by the settings of the start. */
export interface SetupPolicy {
  /** What has to be shown; undefined: see `isOpen`. */
  readonly token: string | undefined;
  /** Without a token: only this machine reaches it. False without a token means that there is no set-up in the browser. */
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
  /** Whether mails go by `SMTP_URL`; undefined while notify can't be asked. */
  abstract fromSettings(): Promise<boolean | undefined>;
  /** The server's answer to a test mail. Refuses `mail_server.*`. */
  abstract test(mail: TestMail): Promise<string>;
}
