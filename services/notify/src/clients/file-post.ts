import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '@kashikari/platform';
import { Post, type Envelope } from '../app/ports';
import { toMessage } from './message';

/** Without a mail server: writes each mail as a file that any mail program opens, and says so in the log. */
export class FilePost extends Post {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private made: Promise<unknown> | undefined;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send(envelope: Envelope): Promise<void> {
    const { message } = await this.transport.sendMail(toMessage(envelope, this.from));
    this.made ??= mkdir(this.folder, { recursive: true });
    await this.made;
    // Ids begin with their time, so files lie in the order of their making.
    const file = path.join(this.folder, `${envelope.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.logger.info(
      { mail: envelope.id, template: envelope.template, file },
      'A mail was written to a file',
    );
  }
}
