import { NotFound, PageHeader, useParams, useTranslation, useUser } from '@kashikari/web-kit';
import { LinkedAccounts } from './linked-accounts';
import { Passkeys } from './passkeys';

/** `users/{id}/security`: the ways by which one signs in, beside password and mailed link. */
export function SignInMethods() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  return (
    <>
      <PageHeader
        title={t('methods.title')}
        back={{ to: `/users/${user.id}/edit`, label: t('menu.settings') }}
      >
        <p className="sm t2">{t('methods.intro')}</p>
      </PageHeader>
      <Passkeys />
      <LinkedAccounts />
    </>
  );
}
