import type { useTranslation } from '@kashikari/web-kit';

type Words = ReturnType<typeof useTranslation>['t'];

/** Codes of failed requests that have a text. */
const CODES = ['status', 'redirect', 'timeout', 'unreachable', 'address', 'too_large', 'unreadable'] as const;

/** Returns the text of a failed request; a code of a later release is shown as it is. */
export function webhookErrorText(t: Words, code: string): string {
  const known = CODES.find((each) => each === code);
  return known ? t(`webhooks.errors.${known}`) : code;
}
