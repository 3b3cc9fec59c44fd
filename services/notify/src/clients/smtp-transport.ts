import type { OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { AddressRefused, MailTransport, type Envelope } from '../app/ports';
import { toMessage } from './message';

/** Timeout of a silent server, milliseconds. */
const TIMEOUT = 30_000;

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Sends by SMTP, over a few connections that are kept. */
export class SmtpTransport extends MailTransport implements OnModuleDestroy {
  private readonly transport: Transporter;

  /** @param server of nodemailer: where the server is, and how it is spoken with */
  constructor(
    server: object,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      ...server,
      pool: true,
      maxConnections: 4,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    } as object);
  }

  async send(envelope: Envelope): Promise<void> {
    try {
      await this.transport.sendMail(toMessage(envelope, this.from));
    } catch (error) {
      const { code, responseCode = 0 } = error as SmtpFault;
      // 5xx to the address or the mail itself is final (RFC 5321); to our login it is ours to mend, so the mail waits.
      const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
      if (aboutTheMail && responseCode >= 500) throw new AddressRefused(`refused ${responseCode}`);
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
