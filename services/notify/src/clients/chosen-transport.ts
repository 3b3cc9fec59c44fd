import type { OnModuleDestroy } from '@nestjs/common';
import { MailTransport, type Envelope, type StoredMailServer } from '../app/ports';
import type { MailServer } from '../domain/mail-server';
import { optionsOf } from './smtp-options';
import { SmtpTransport } from './smtp-transport';

/**
 * Sends through the server set by the installation's owner, by default through `without`. Used if `SMTP_URL` is not
 * set.
 */
export class ChosenTransport extends MailTransport implements OnModuleDestroy {
  private server: MailServer | undefined;
  private smtp: SmtpTransport | undefined;

  constructor(
    private readonly stored: StoredMailServer,
    private readonly without: MailTransport,
  ) {
    super();
  }

  async send(envelope: Envelope): Promise<void> {
    const server = await this.stored.current();
    return (server ? this.by(server) : this.without).send(envelope);
  }

  /** Connections to the former server end with the mails that are on them. */
  private by(server: MailServer): SmtpTransport {
    if (this.smtp && isSame(this.server, server)) return this.smtp;
    this.smtp?.onModuleDestroy();
    this.server = server;
    this.smtp = new SmtpTransport(optionsOf(server), server.from);
    return this.smtp;
  }

  onModuleDestroy(): void {
    this.smtp?.onModuleDestroy();
  }
}

function isSame(one: MailServer | undefined, other: MailServer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
