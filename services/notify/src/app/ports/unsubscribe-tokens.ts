import type { Locale } from '@kashikari/kernel';
import type { NoticeKind } from '../../domain/notification-setting';

/** Content of a token: whose mails of which kind it turns off, and the language of the mail that has it. */
export interface Unsubscription {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly locale: Locale;
}

/** Makes and reads the tokens of unsubscribe links. They do not end, and only this installation can read them. */
export abstract class UnsubscribeTokens {
  /** @returns letters, digits, `-` and `_` */
  abstract make(content: Unsubscription): string;
  /** Returns undefined for a token that this installation has not made. */
  abstract read(token: string): Unsubscription | undefined;
}
