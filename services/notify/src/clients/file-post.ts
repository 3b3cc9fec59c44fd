import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '@kashikari/platform';
import { Post, type Envelope } from '../app/ports';
import { toMessage } from './message';

/** Without a mail server: writes each mail as a file that any mail program opens, and says so in the log. */
export class FilePost extends Post {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private made = false;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send(envelope: Envelope): Promise<void> {
    const { message } = await this.transport.sendMail(toMessage(envelope, this.from));
    if (!this.made) mkdirSync(this.folder, { recursive: true });
    this.made = true;
    // Ids begin with their time, so files lie in the order of their making.
    const file = path.join(this.folder, `${envelope.id}.eml`);
    // Some kilobytes into the page cache: waiting for a thread of the pool four times costs more than doing it.
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    this.logger.info(
      { mail: envelope.id, template: envelope.template, file },
      'A mail was written to a file',
    );
  }
}
