import {
  Button,
  Empty,
  Icon,
  IconButton,
  IconHistory,
  IconX,
  Link,
  useTranslation,
} from '@kashikari/web-kit';
import { useKeptSearches } from './kept-searches';

interface Props {
  /** Nothing is typed, so an empty list says what can be. */
  readonly isAlone: boolean;
  addressOf(match: string): string;
}

/** The user's earlier searches on this device, each removable. */
export function KeptSearches({ isAlone, addressOf }: Props) {
  const { t } = useTranslation('goods');
  const { searches, remove, clear } = useKeptSearches();
  if (searches.length === 0)
    return isAlone ? <Empty title={t('suggest.start')}>{t('suggest.startHint')}</Empty> : null;
  return (
    <section className="sec" aria-labelledby="kept-searches">
      <div className="row sp">
        <h2 id="kept-searches">{t('suggest.before')}</h2>
        <Button look="quiet" small onClick={clear}>
          {t('suggest.clear')}
        </Button>
      </div>
      <ul className="card list">
        {searches.map((search) => (
          <li key={search} className="lrow glkept">
            <Link className="row grow" to={addressOf(search)}>
              <Icon of={IconHistory} size="s" />
              <span className="clip">{search}</span>
            </Link>
            <IconButton label={t('suggest.remove', { search })} onClick={() => remove(search)}>
              <Icon of={IconX} size="s" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="meta">{t('suggest.kept')}</p>
    </section>
  );
}
