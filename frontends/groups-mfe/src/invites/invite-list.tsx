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
import { type InvitesOf, type InviteView, useDeleteInvite, useInvites, useSendInvites } from '../api/invites';

interface Props {
  readonly of: InvitesOf;
  readonly kind: InviteView['kind'];
  /** Heirs of this group alone. */
  readonly groupId?: string;
}

/** The open invitations. Each can be withdrawn; invitations to a group can be sent again. */
export function InviteList({ of, kind, groupId }: Props) {
  const { t } = useTranslation('groups');
  const invites = useInvites(of);
  const all = invites.data?.pages.flatMap((page) => page.invites) ?? [];
  const rows = all.filter((one) => one.kind === kind && (!groupId || one.group_id === groupId));
  return (
    <>
      {invites.isPending && <Skeleton shape="rows" />}
      {invites.isLoadingError && <LoadError error={invites.error} onRetry={() => void invites.refetch()} />}
      {invites.isSuccess && rows.length === 0 && <p className="t2">{t('invite.none')}</p>}
      {rows.length > 0 && (
        <div className="card list">
          {rows.map((invite) => (
            <InviteRow key={invite.id} invite={invite} />
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

function InviteRow({ invite }: { readonly invite: InviteView }) {
  const { t } = useTranslation('groups');
  const { email, group_id: groupId, kind } = invite;
  const send = useSendInvites(groupId ?? '');
  const remove = useDeleteInvite();
  const { say, sayError } = useFlash();
  const name = email ?? t('invite.byId');
  const until = new Date(invite.expires_at).toLocaleDateString(currentLocale().slice(0, 2), {
    month: 'long',
    day: 'numeric',
  });

  function again(): void {
    send.mutate([email ?? ''], { onSuccess: () => say(t('invite.sent', { count: 1 })), onError: sayError });
  }

  function takeBack(): void {
    const done = () => say(t('invite.removed', { email: name }));
    remove.mutate(invite.id, { onSuccess: done, onError: sayError });
  }

  return (
    <ListRow
      title={name}
      trailing={
        <Menu label={t('members.acts', { name })} button={<Icon of={IconDots} />}>
          {email && kind === 'member' && <MenuItem onSelect={again}>{t('invite.again')}</MenuItem>}
          <MenuItem danger onSelect={takeBack}>
            {t('invite.remove')}
          </MenuItem>
        </Menu>
      }
    >
      <span className={invite.bounced ? 'errm' : 'meta'}>
        {invite.bounced ? t('invite.bounced') : t('invite.until', { day: until })}
      </span>
    </ListRow>
  );
}
