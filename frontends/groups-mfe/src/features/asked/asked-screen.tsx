import {
  LoadError,
  Note,
  PageHeader,
  Skeleton,
  errorText,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { ConfirmFirst } from '../../confirm-first';
import { useInvitation } from '../../api/invites';
import { useAsked } from '../../api/answer-invite';
import { AskedCard } from '../../asked/asked-card';
import { AskedList } from '../../asked/asked-list';

/**
 * `/invites`: the user's invitations to join a group, to manage an account, or to receive a group. The link of a mail
 * leads here with its token.
 */
export function AskedScreen() {
  const { t } = useTranslation('groups');
  const [params] = useSearchParams();
  const token = params.get('invite');
  const asked = useAsked();
  const me = useUser();
  return (
    <>
      <PageHeader title={t('asked.heading')}>
        <p className="t2">{t('asked.intro')}</p>
      </PageHeader>
      {token && <FromMail key={token} token={token} />}
      {asked.isPending && <Skeleton shape="rows" />}
      {asked.isLoadingError && <LoadError error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data?.length === 0 && !token && <p className="t2">{t('asked.none')}</p>}
      {!token && me?.email_verified === false && <ConfirmFirst />}
      {!token && <AskedList />}
    </>
  );
}

/** The one whose mail was opened, though the address may not be confirmed yet: its link confirms it. */
function FromMail({ token }: { readonly token: string }) {
  const invitation = useInvitation(token);
  if (invitation.isError) return <Note tone="error">{errorText(invitation.error)}</Note>;
  if (!invitation.data) return <Skeleton shape="block" />;
  const { id, kind, group, account_name: account, inviter_name: inviter } = invitation.data.invitation;
  return (
    <>
      <AskedCard asked={{ id, kind, group, account, inviter, token }} />
      <AskedList butId={id} />
    </>
  );
}
