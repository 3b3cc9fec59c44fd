import {
  FormSection,
  LoadError,
  NotFound,
  PageHeader,
  Skeleton,
  useManagers,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useAppoint } from '../../api/managers';
import { OneLineForm } from '../../form/one-line-form';
import { InviteList } from '../../invites/invite-list';
import { ManagerList } from './manager-list';

/** `users/{id}/managers/edit`: the managers of the user's account, and the accounts that the user manages. */
export function ManagersScreen() {
  const { t } = useTranslation('groups');
  const { id = '' } = useParams();
  const me = useUser();
  const managers = useManagers();
  const appoint = useAppoint();
  if (id !== 'current' && id !== me?.id) return <NotFound entity="user" id={id} />;
  const users = new Map(managers.data?.users.map((user) => [user.id, user.name]));
  const all = managers.data?.managers ?? [];
  return (
    <>
      <PageHeader title={t('managers.title')} back={{ to: `/users/${id}/edit`, label: t('managers.back') }}>
        <p className="t2">{t('managers.intro')}</p>
      </PageHeader>
      <FormSection title={t('managers.add')} intro={t('managers.addIntro')}>
        <OneLineForm
          label={t('add.email')}
          name="email"
          type="email"
          verb={t('managers.verb')}
          save={appoint}
          done={(email) => t('managers.added', { email })}
        />
      </FormSection>
      <FormSection title={t('managers.open')} intro={t('managers.openIntro')}>
        <InviteList of={{ from: 'me' }} kind="manager" />
      </FormSection>
      {managers.isPending && <Skeleton shape="rows" />}
      {managers.isLoadingError && (
        <LoadError error={managers.error} onRetry={() => void managers.refetch()} />
      )}
      {managers.isSuccess && (
        <>
          <FormSection title={t('managers.mine')} intro={t('managers.mineIntro')}>
            <ManagerList
              rows={all.filter((one) => one.account_id === me?.id)}
              nameOf={({ user_id: user }) => users.get(user) ?? ''}
              verb={t('managers.dismiss')}
              empty={t('managers.none')}
            />
          </FormSection>
          <FormSection title={t('managers.others')} intro={t('managers.othersIntro')}>
            <ManagerList
              rows={all.filter((one) => one.user_id === me?.id)}
              nameOf={({ account_id: account }) => users.get(account) ?? ''}
              verb={t('managers.resign')}
              empty={t('managers.noneOther')}
            />
          </FormSection>
        </>
      )}
    </>
  );
}
