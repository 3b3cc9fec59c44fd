import type { Locale } from '@kashikari/kernel';
import type { Template } from '../../domain/mail';
import type { RenderedMail } from './writing';

export interface Envelope extends RenderedMail {
  /** Becomes the Message-ID: a second copy of the same mail has the same. */
  readonly id: string;
  readonly template: Template;
  readonly to: string;
  readonly locale: Locale;
  /** Sender; empty or absent: the installation's. */
  readonly from?: string | undefined;
  /** Address of the Reply-To header; absent: none. */
  readonly replyTo?: string | undefined;
  /** Trace context of the event behind the mail. */
  readonly traceparent?: string;
}

/** Sends written mails: to a server, or into a file if there is no server. */
export abstract class MailTransport {
  /**
   * Hands a mail over. Throws {@link AddressRefused} when it will never be taken, anything else when it may be later.
   */
  abstract send(envelope: Envelope): Promise<void>;
}

/** The receiver's server refuses the address or the mail for good. `message` is a code, never an address. */
export class AddressRefused extends Error {}
