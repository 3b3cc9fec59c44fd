import type { Locale } from '@kashikari/kernel';
import type { Params, Template } from '../../domain/mail';
import type { Quote } from './outside';
import type { ShellFace } from './shells';

/** What a mail is written from. */
export interface MailContent<P extends Params = Params> {
  readonly template: Template;
  readonly locale: Locale;
  readonly params: P;
  /** The receiver's, if known. */
  readonly name: string;
  /** The receiver's, if known. */
  readonly timeZone: string | undefined;
  /** Name of the other side of a booking. */
  readonly otherName: string;
  /** What a mail about messages quotes. */
  readonly quotes: readonly Quote[];
  /** As from whose it goes; undefined: the installation's. */
  readonly shell?: ShellFace | undefined;
  /** Business time, epoch milliseconds. */
  readonly now: number;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST ends mails of this kind to their reader (RFC 8058); absent for mails that somebody waits for. */
  readonly unsubscribeUrl?: string;
  /** Where the mail leads: told on the terminal where no mail server is. */
  readonly link?: string;
}

/** The same in a few words, as a browser shows it. */
export interface Brief {
  readonly title: string;
  readonly body: string;
  /** Of our own site: what a click opens. */
  readonly path: string;
}

/** Writes in the receiver's language. */
export abstract class Writer {
  abstract write(content: MailContent): RenderedMail;
  abstract brief(content: MailContent): Brief;
}
