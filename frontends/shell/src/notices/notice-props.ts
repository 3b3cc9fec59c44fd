import type { Locale } from '@kashikari/web-kit';

/** The input of the card. It is a separate module, since the card is loaded later. */
export interface NoticeProps {
  readonly language: Locale;
}
