import {
  Avatar,
  ButtonLink,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { usePerson } from './api/get-user';

/** `users/{id}`: a person as others see them. The user's own page also links to the settings. */
export function Person() {
  const { t } = useTranslation('shell');
  const { id = '' } = useParams();
  const person = usePerson(id);
  return (
    <QueryView
      query={person}
      loading={<Skeleton shape="rows" />}
      notFound={<NotFound entity="user" id={id} />}
    >
      {({ user }) => (
        <>
          <PageHeader title={user.name} back={{ to: '/redirect_home', label: t('frame.home') }} />
          <div className="card pad narrow row">
            <Avatar name={user.name} url={user.thumbnail_url} large />
            <div className="grow">
              <b className="blk">{user.name}</b>
              <span className="meta blk">{user.name_reading}</span>
              {user.account_name && <span className="meta blk">@{user.account_name}</span>}
            </div>
            {user.permissions.includes('edit') && (
              <ButtonLink to={`/users/${user.id}/edit`} small>
                {t('menu.settings')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </QueryView>
  );
}
