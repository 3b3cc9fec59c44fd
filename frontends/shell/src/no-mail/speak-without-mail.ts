import { type Locale, replaceTexts } from '@kashikari/web-kit';
import en from './en.json';
import ja from './ja.json';
import hiragana from './ja-Hira.json';

/**
 * Where the installation was set up without mail: every text that claims a mail says instead who was not notified, and whom
 * to ask. The texts stand beside, by namespace and key of those that they replace.
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
