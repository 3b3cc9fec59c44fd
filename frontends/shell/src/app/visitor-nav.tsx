import { Icon, IconLanguage, IconSupport, Link, useTranslation } from '@kashikari/web-kit';
import { useOwnShell, useSignsUp } from '../config/own-shell';
import { HelpLink } from './help-link';

interface Props {
  /** Adds prices and the sign-up button for the header of Landing. */
  readonly wide: boolean;
  readonly hiddenOnPhone: boolean;
}

/** The header's links for visitors. */
export function VisitorNav({ wide, hiddenOnPhone }: Props) {
  const { t } = useTranslation('shell');
  const shell = useOwnShell();
  const signsUp = useSignsUp();
  return (
    <nav className={hiddenOnPhone ? 'hd-end only-w' : 'hd-end'} aria-label={t('frame.main')}>
      <Link className="hd-lnk" to="/languages" aria-label={t('menu.language')}>
        <Icon of={IconLanguage} size="s" />
        <span className="only-w">{t('menu.language')}</span>
      </Link>
      {wide && !shell && (
        <Link className="hd-lnk only-w" to="/subscriptions/pricing">
          {t('frame.pricing')}
        </Link>
      )}
      <HelpLink className="hd-lnk">
        <Icon of={IconSupport} size="s" />
        <span className="only-w">{t('frame.help')}</span>
      </HelpLink>
      <Link className="hd-lnk" to="/sign_in_methods">
        {t('signIn.title')}
      </Link>
      {wide && signsUp && (
        <Link className="btn p sm only-w" to="/sign_up">
          {t('landing.start')}
        </Link>
      )}
    </nav>
  );
}
