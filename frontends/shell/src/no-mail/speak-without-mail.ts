import { type Locale, replaceTexts } from '@kashikari/web-kit';
import en from './en.json';
import ja from './ja.json';
import hiragana from './ja-Hira.json';

/**
 * Replaces every text that claims a mail, if the installation was set up without mail. The new texts say who was not
 * notified and whom to ask. They have the namespace and key of the texts that they replace.
 * @param ask name of the owner, who can set up mail
 */
export function speakWithoutMail(ask: string): void {
  const texts: Readonly<Record<Locale, object>> = { ja, en, 'ja-Hira': hiragana };
  replaceTexts((locale) => withName(texts[locale], ask));
}

/** The name as it is: no hole of a text is in it. */
function withName(texts: object, ask: string): Readonly<Record<string, object>> {
  const name = ask.replace(/[{}]/g, '');
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{{ask}}', () => name) : value,
  ) as Record<string, object>;
}
