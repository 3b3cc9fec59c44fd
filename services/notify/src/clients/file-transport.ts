import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '@kashikari/platform';
import { MailTransport, type Envelope, type Times } from '../app/ports';
import { toMessage } from './message';

/** The parts of a mail that a person at the terminal needs. */
export interface FiledMail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
}

/**
 * Appends each mail to the day's mailbox file, which mail programs open, and logs it. Used if there is no mail server.
 * The format is "mboxrd" (RFC 4155 names the format; that variant's quoting loses nothing). There is one file per day
 * (UTC), because creating a file for each mail costs more than writing the mail.
 */
export class FileTransport extends MailTransport {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  private made = false;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly times: Times,
    private readonly logger: Logger,
    /** Shows each mail's link to the person who started the product on the terminal; links are never logged. */
    private readonly tell: (mail: FiledMail) => void = () => undefined,
  ) {
    super();
  }

  async send(envelope: Envelope): Promise<void> {
    const { message, envelope: way } = await this.transport.sendMail(toMessage(envelope, this.from));
    if (!this.made) mkdirSync(this.folder, { recursive: true });
    this.made = true;
    const now = new Date(this.times.real());
    const file = path.join(this.folder, `${now.toISOString().slice(0, 10)}.mbox`);
    // Some kilobytes into the page cache: waiting for a thread of the pool costs more than doing it.
    appendFileSync(file, toMbox((message as Buffer).toString(), way.from || 'nobody', now), { mode: 0o600 });
    this.tell({ to: envelope.to, subject: envelope.subject, link: envelope.link ?? '' });
    this.logger.info(
      { mail: envelope.id, template: envelope.template, file },
      'A mail was written to a file',
    );
  }
}

/** A mail with its separator; lines that look like one are quoted. */
function toMbox(message: string, sender: string, now: Date): string {
  return `From ${sender} ${asctime(now)}\n${message.replace(/^>*From /gm, '>$&').trimEnd()}\n\n`;
}

/** `Mon Nov  2 09:05:00 2026`, in UTC. */
function asctime(time: Date): string {
  const [weekday, day, month, year, clock] = time.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${day?.replace(/^0/, ' ')} ${clock} ${year}`;
}
