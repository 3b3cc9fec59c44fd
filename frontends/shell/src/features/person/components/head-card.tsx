import {
  Avatar,
  ButtonLink,
  Icon,
  IconUsers,
  Link,
  dayIn,
  formatMonth,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { PersonAnswer } from '../api/get-user';

/** Name, reading and picture of a person, since when they are here, and the groups that the caller shares with them. */
export function HeadCard({ user, groups }: Pick<PersonAnswer, 'user' | 'groups'>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const month = formatMonth(dayIn(user.time_zone, user.created_at), locale);
  return (
    <section className="card pad row pscard">
      <Avatar name={user.name} url={user.thumbnail_url} large />
      <div className="grow">
        <p className="psname">
          <b>{user.name}</b>
          {user.name_reading && <span className="rd">{user.name_reading}</span>}
        </p>
        {user.account_name && <p className="meta">@{user.account_name}</p>}
        <p className="meta">{t('person.since', { month })}</p>
        {groups.length > 0 && (
          <ul className="tgl psgroups" aria-label={t('person.groups')}>
            {groups.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={`/-/${slug}`} className="pill">
                  <Icon of={IconUsers} size="s" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {user.permissions.includes('edit') && (
        <ButtonLink to={`/users/${user.id}/edit`} small>
          {t('menu.settings')}
        </ButtonLink>
      )}
    </section>
  );
}
