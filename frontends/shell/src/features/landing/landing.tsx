import {
  ButtonLink,
  Link,
  LOCALE_NAMES,
  type Locale,
  PageHeader,
  isLocale,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useOfferedLocales, useOwnShell } from '../../config/own-shell';
import { useChooseLocale } from '../../session/use-choose-locale';
import { usePageLocale } from '../../session/use-page-locale';
import { LegalLinks } from '../../legal/legal-links';
import { Cabinet } from './cabinet';
import { Fortnight } from './fortnight';
import './landing.css';
import { Welcome } from './welcome';
import { useCases } from './use-cases';
import { Uses } from './uses';
import { RefusalPicture } from './refusal-picture';

/** The landing page for newcomers. `/lp/en` shows it in English; `/lp/books` addresses lenders of books. */
export function Landing({ books = false }: { readonly books?: boolean }) {
  const { t } = useTranslation('shell');
  const { lng } = useParams();
  const choose = useChooseLocale();
  const shell = useOwnShell();
  const locales = useOfferedLocales();
  const cases = useCases();
  usePageLocale(isLocale(lng) && locales.includes(lng) ? lng : undefined);
  return (
    <div className="lp">
      <PageHeader title={shell ? t('landing.welcome') : t('landing.window')} hidden />
      {shell ? <Welcome shell={shell} /> : <Product books={books} />}
      {cases}
      {cases !== undefined && (
        <>
          {shell ? null : <End />}
          <Foot locales={locales} onLocale={choose} />
        </>
      )}
    </div>
  );
}

function Product({ books }: { readonly books: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <section className="hero">
        <div className="w hg">
          <div className="tx">
            <h2>{t(books ? 'landing.booksTitle' : 'landing.title')}</h2>
            <p className="ld">{t(books ? 'landing.booksLead' : 'landing.lead')}</p>
            <div className="cta">
              <ButtonLink to="/sign_up" look="primary">
                {t('landing.start')}
              </ButtonLink>
              <ButtonLink to="/sign_in_methods">{t('signIn.title')}</ButtonLink>
            </div>
            <p className="meta">{t('landing.free')}</p>
          </div>
          <Cabinet />
        </div>
      </section>
      <section className="lsec">
        <div className="w two">
          <div>
            <h2>{t('landing.seeTitle')}</h2>
            <p className="ld">{t('landing.see')}</p>
          </div>
          <Fortnight />
        </div>
      </section>
      <section className="lsec tint">
        <div className="w two rev">
          <div>
            <h2>{t('landing.refuseTitle')}</h2>
            <p className="ld">{t('landing.refuse')}</p>
          </div>
          <RefusalPicture />
        </div>
      </section>
      <Uses />
    </>
  );
}

/** The links to the sign-up and the prices at the end of the page. */
function End() {
  const { t } = useTranslation('shell');
  return (
    <section className="end">
      <div className="w">
        <h2>{t('landing.endTitle')}</h2>
        <p>{t('landing.end')}</p>
        <div className="cta">
          <ButtonLink to="/sign_up">{t('landing.start')}</ButtonLink>
          <ButtonLink to="/subscriptions/pricing" look="quiet">
            {t('landing.prices')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface FootProps {
  readonly locales: readonly Locale[];
  readonly onLocale: (locale: Locale) => void;
}

/** Support, the operator's texts, and the languages. */
function Foot({ locales, onLocale }: FootProps) {
  const { t } = useTranslation('shell');
  return (
    <footer>
      <div className="w">
        <ul>
          <li>
            <Link to="/help">{t('frame.help')}</Link>
          </li>
          <LegalLinks />
        </ul>
        <ul className="langs">
          {locales.map((locale) => (
            <li key={locale}>
              <button type="button" className="btn q sm" lang={locale} onClick={() => onLocale(locale)}>
                {LOCALE_NAMES[locale]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
