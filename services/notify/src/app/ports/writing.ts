import type { Locale } from '@kashikari/kernel';
import type { Params, Template } from '../../domain/mail';
import type { Quote } from './outside';
import type { ShellFace } from './shells';

/** Input of a mail. */
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
  /** Messages that a mail quotes. */
  readonly quotes: readonly Quote[];
  /** Shell that sends it; undefined for the installation. */
  readonly shell?: ShellFace | undefined;
  /** Token with which the receiver turns off this kind of mail; absent where it can't be turned off. */
  readonly unsubscribe?: string | undefined;
  /** Business time, epoch milliseconds. */
  readonly now: number;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address to which one POST unsubscribes the reader (RFC 8058); absent for mails without an unsubscribe link. */
  readonly unsubscribeUrl?: string;
  /** Target of the mail's link; shown on the terminal if there is no mail server. */
  readonly link?: string;
}

/** The same in a few words, as a browser shows it. */
export interface Brief {
  readonly title: string;
  readonly body: string;
  /** Path on this site that a click opens. */
  readonly path: string;
}

/** Writes in the receiver's language. */
export abstract class Writer {
  abstract write(content: MailContent): RenderedMail;
  abstract brief(content: MailContent): Brief;
}
