import { forbidden, refused, type Call, type Locale } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isAddress } from '../domain/address';
import type { MailServer } from '../domain/mail-server';
import { MailServerTester, Times, Writer } from './ports';

interface TestMail {
  readonly server: MailServer;
  readonly to: string;
  readonly locale: Locale;
}

/** Sends one mail by a server that is not in use yet. It is not queued: its sender waits for the server's answer. */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly tester: MailServerTester,
    private readonly writer: Writer,
    private readonly times: Times,
  ) {}

  /** @throws DomainError `mail_server.*` */
  async run({ server, to, locale }: TestMail, { actor }: Call): Promise<string> {
    if (actor.kind !== 'system') throw forbidden();
    if (!isAddress(to)) throw refused('validation.email', undefined, 'to');
    const template = 'mail_test';
    const about = { name: '', timeZone: undefined, otherName: '', quotes: [], now: this.times.now() };
    const written = this.writer.write({ template, locale, params: { path: '/' }, ...about });
    const id = `test-${this.times.real()}`;
    return this.tester.send(server, { id, template, to, locale, ...written });
  }
}
