import { addTranslations, retrying, useLocale, useUser } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useSettings } from '../config/settings';
import { otherTranslations } from '../i18n/translations';
import type { NoticeProps } from './notice-props';

/** Loads the card when it is needed. */
const load = () =>
  retrying(async () => {
    const [{ NoticeCard }] = await Promise.all([
      import('./notice-card'),
      addTranslations('shell', otherTranslations),
    ]);
    return NoticeCard;
  });

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
  const [Card, setCard] = useState<ComponentType<NoticeProps>>();
  useEffect(() => {
    if (isShown) void load().then((card) => setCard(() => card));
  }, [isShown]);
  return isShown && Card ? <Card language={language} /> : null;
}
