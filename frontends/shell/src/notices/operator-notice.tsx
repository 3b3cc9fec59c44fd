import { useLocale, useUser } from '@kashikari/web-kit';
import { useSettings } from '../config/settings';
import { usePart, withTexts } from '../offers/use-part';

const load = () => withTexts(import('./notice-card')).then(({ NoticeCard }) => NoticeCard);

/**
 * A notice of the operator below the content of a screen, in the user's language or in one that exists. Users with
 * `hide_ads` see none, and nothing is loaded for it.
 */
export function OperatorNotice() {
  const languages = useSettings()?.notices ?? [];
  const locale = useLocale();
  const user = useUser();
  const language = [locale, 'ja' as const, ...languages].find((one) => languages.includes(one));
  const isShown = language !== undefined && user !== null && !user.hide_ads;
  const Card = usePart(load, isShown);
  return isShown && Card ? <Card language={language} /> : null;
}
