import { ButtonLink, type Locale, useLocale, useTranslation } from '@kashikari/web-kit';
import type { OwnShell } from '../../config/config';

/** The first page of an organization: its name, its welcome text, and the sign-in links. */
export function Welcome({ shell }: { readonly shell: OwnShell }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { name, welcome } = shell;
  const text = welcomeIn(welcome, locale);
  return (
    <section className="hero own">
      <div className="w">
        <h2>{name}</h2>
        {text && (
          <p className="ld" lang={text.locale}>
            {text.words}
          </p>
        )}
        <div className="cta">
          <ButtonLink to="/sign_in_methods" look="primary">
            {t('signIn.title')}
          </ButtonLink>
          {shell.sign_up === 'open' && <ButtonLink to="/sign_up">{t('landing.start')}</ButtonLink>}
          <ButtonLink to="/search">{t('landing.look')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The welcome in a language, else in the first that it is written in. */
function welcomeIn(
  welcome: OwnShell['welcome'],
  locale: Locale,
): { readonly locale: Locale; readonly words: string } | undefined {
  const found = [locale, ...(Object.keys(welcome) as Locale[])].find((one) => welcome[one]);
  return found && { locale: found, words: welcome[found] ?? '' };
}
