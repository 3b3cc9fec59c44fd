import {
  Button,
  currentLocale,
  Icon,
  IconDots,
  ListRow,
  LoadError,
  Menu,
  MenuItem,
  Skeleton,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type InviteView, useDeleteInvite, useInvites, useSendInvites } from '../api/invites';

/** Who has been invited and has not come yet; sent again, or taken back. */
export function InviteList({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('groups');
  const invites = useInvites(groupId);
  const rows = invites.data?.pages.flatMap((page) => page.invites) ?? [];
  return (
    <>
      {invites.isPending && <Skeleton shape="rows" />}
      {invites.isLoadingError && <LoadError error={invites.error} onRetry={() => void invites.refetch()} />}
      {invites.isSuccess && rows.length === 0 && <p className="t2">{t('invite.none')}</p>}
      {rows.length > 0 && (
        <div className="card list">
          {rows.map((invite) => (
            <InviteRow key={invite.id} invite={invite} groupId={groupId} />
          ))}
        </div>
      )}
      {invites.hasNextPage && (
        <Button full busy={invites.isFetchingNextPage} onClick={() => void invites.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function InviteRow({ invite, groupId }: { readonly invite: InviteView; readonly groupId: string }) {
  const { t } = useTranslation('groups');
  const send = useSendInvites(groupId);
  const remove = useDeleteInvite();
  const { say, sayError } = useFlash();
  const email = invite.email ?? '';
  const until = new Date(invite.expires_at).toLocaleDateString(currentLocale().slice(0, 2), {
    month: 'long',
    day: 'numeric',
  });

  function again(): void {
    send.mutate([email], { onSuccess: () => say(t('invite.sent', { count: 1 })), onError: sayError });
  }

  function takeBack(): void {
    remove.mutate(invite.id, { onSuccess: () => say(t('invite.removed', { email })), onError: sayError });
  }

  return (
    <ListRow
      title={email}
      trailing={
        <Menu label={t('members.acts', { name: email })} button={<Icon of={IconDots} />}>
          <MenuItem onSelect={again}>{t('invite.again')}</MenuItem>
          <MenuItem danger onSelect={takeBack}>
            {t('invite.remove')}
          </MenuItem>
        </Menu>
      }
    >
      <span className={invite.bounced ? 'errm' : 'meta'}>
        {invite.bounced
          ? t('invite.bounced')
          : invite.state === 'pending'
            ? t('invite.until', { day: until })
            : t('invite.expired')}
      </span>
    </ListRow>
  );
}
