import type { MailRequest, RequestedTemplate } from '@kashikari/kernel/mails';
import type { MailPlace, MailReplies } from './outside';

export interface KeyedMail {
  readonly mail: MailOrder;
  /** Key of the mail in notify; generated if absent. */
  readonly key?: string;
}

/** A mail to be ordered of notify; sealed in the job, for its parameters may be secret. */
export type MailOrder = { readonly email: string; readonly locale: string } & MailPlace &
  MailReplies &
  (
    | { readonly template: 'sign_in_link' }
    | { readonly template: 'verify_email' }
    | {
        readonly template: 'confirm_email';
        readonly userId: string;
        readonly sessionId?: string | undefined;
      }
    | MailRequest<Exclude<RequestedTemplate, LinkTemplate>>
  );

/** Mails whose token is made when they are sent. */
type LinkTemplate = 'sign_in_link' | 'verify_email' | 'confirm_email';

/** Mails that are ordered within a transaction. */
export interface MailWork {
  /** Orders a mail, which is sent by a job: nothing is lost, and nothing secret goes into an event. */
  order(mail: MailOrder, dueAt: number): Promise<void>;
  /** The same of many by one statement. */
  orderAll(mails: readonly KeyedMail[], dueAt: number): Promise<void>;
}
