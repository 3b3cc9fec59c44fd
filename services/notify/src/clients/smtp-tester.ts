import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { refused, type DomainError } from '@kashikari/kernel';
import { MailServerTester, type Envelope } from '../app/ports';
import { oneLine } from '../domain/address';
import type { MailServer } from '../domain/mail-server';
import { toMessage } from './message';
import { optionsOf } from './smtp-options';

/** Timeout of a silent server, milliseconds. */
const TIMEOUT = 6_000;

/** Whatever a server does, its test ends after so long, milliseconds. */
const LONGEST = 8_000;

/** Characters of a server's answer that are shown. */
const LONGEST_ANSWER = 300;

interface SmtpFault {
  readonly code?: string;
  /** Name of the failed system call; absent if the connection was established. */
  readonly syscall?: string;
  readonly response?: string;
  readonly message?: string;
}

/** Tests a mail server with one mail over one connection. */
@Injectable()
export class SmtpTester extends MailServerTester {
  async send(server: MailServer, envelope: Envelope): Promise<string> {
    const transport = createTransport({
      ...optionsOf(server),
      ...{
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: TIMEOUT,
        dnsTimeout: TIMEOUT,
      },
    });
    const late = timer(LONGEST);
    try {
      const sending = transport.sendMail(toMessage(envelope, server.from)) as Promise<{ response?: string }>;
      const sent = await Promise.race([sending, late.over]);
      return answerOf(sent.response ?? '');
    } catch (error) {
      throw refusalOf(error as SmtpFault, server);
    } finally {
      late.stop();
      transport.close();
    }
  }
}

function refusalOf(fault: SmtpFault, { host, port }: MailServer): DomainError {
  const { code, syscall, response, message = '' } = fault;
  const answer = answerOf(response ?? message);
  if (code === 'EAUTH' || code === 'ENOAUTH') return refused('mail_server.login', { answer }, 'mail.login');
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined))
    return refused('mail_server.tls', { host }, 'mail.security');
  if (response === undefined) return refused('mail_server.unreachable', { host, port }, 'mail.host');
  return refused('mail_server.refused', { answer }, 'mail');
}

function answerOf(text: string): string {
  return oneLine(text).slice(0, LONGEST_ANSWER);
}

/** Rejects after a while, as a connection that timed out does. */
function timer(milliseconds: number) {
  let timeout: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const late = Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' });
    timeout = setTimeout(() => reject(late), milliseconds);
  });
  return { over, stop: () => clearTimeout(timeout) };
}
