import { useTranslation } from '../i18n/use-translation';
import { ButtonLink } from './button';
import { Icon } from './icon';
import { IconSearch } from './icons';
import { PageHeader } from './page-header';
import { Tag } from './tag';

interface Props {
  /** Kind of the missing resource; absent for an unknown path. */
  readonly entity?: 'good' | 'booking' | 'group' | 'user' | 'member';
  readonly id?: string;
}

/** A lone tag with the id of what is not there, or not to be seen. */
export function NotFound({ entity, id }: Props) {
  const { t } = useTranslation('kit');
  const title =
    entity && id
      ? t('notFound.title', { entity: t(`entities.${entity}`), id: short(id) })
      : t('notFound.page');
  return (
    <div className="nf">
      <PageHeader title={title} hidden />
      <section className="empty">
        <div className="slot" aria-hidden="true">
          <Tag primary>{id ? `ID: ${short(id)}` : '404'}</Tag>
        </div>
        <h2>{title}</h2>
        <p>{t('notFound.why')}</p>
        <div className="row wrap mid">
          <ButtonLink to="/home" look="primary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink to="/search">
            <Icon of={IconSearch} size="s" />
            {t('notFound.search')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** Shortens an id of 36 letters to its end, by which ids differ. */
function short(id: string): string {
  return id.length > 14 ? `…${id.slice(-8)}` : id;
}
