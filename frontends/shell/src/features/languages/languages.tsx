import {
  LOCALE_NAMES,
  Icon,
  IconCheck,
  PageHeader,
  isLocale,
  useLocale,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useEffect } from 'react';
import { useOfferedLocales } from '../../config/own-shell';
import { useChooseLocale } from '../../session/use-choose-locale';

/** Chooses the language; `/lng/en` chooses at once, for links in mails and on posters. */
export function Languages() {
  const { t } = useTranslation('shell');
  const { id } = useParams();
  const locale = useLocale();
  const locales = useOfferedLocales();
  const choose = useChooseLocale();
  useEffect(() => {
    if (isLocale(id) && locales.includes(id)) choose(id);
    // Only what the link says counts, not later choices on this screen.
  }, [id, choose, locales]);
  return (
    <>
      <PageHeader title={t('menu.language')} back={{ to: '/redirect_home', label: t('frame.home') }} />
      <div className="card list narrow" role="radiogroup" aria-label={t('menu.language')}>
        {locales.map((option) => (
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={option === locale}
            className="way"
            lang={option}
            onClick={() => choose(option)}
          >
            <span className="grow">
              <b>{LOCALE_NAMES[option]}</b>
            </span>
            {option === locale && <Icon of={IconCheck} />}
          </button>
        ))}
      </div>
    </>
  );
}
