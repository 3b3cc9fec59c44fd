import type { MailServer } from '../../domain/mail-server';
import type { Envelope } from './mail-transport';

/** The mail server that the owner of the installation named in the browser. */
export abstract class StoredMailServer {
  /** Undefined: none. Throws while nobody has ever been able to say; afterwards what was known last holds. */
  abstract current(): Promise<MailServer | undefined>;
  /** True if no mail reaches anybody: the installation was set up in the browser without mail. */
  abstract noMailYet(): Promise<boolean>;
}

/** Speaks with a mail server that is not in use yet. */
export abstract class MailServerTester {
  /** The server's answer to a mail. Refuses `mail_server.*`, after 8 s at the latest. */
  abstract send(server: MailServer, envelope: Envelope): Promise<string>;
}
