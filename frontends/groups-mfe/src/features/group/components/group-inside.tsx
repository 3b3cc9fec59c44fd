import { Link, PageHeader, RemoteSlot, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { GroupCover } from '../../../group-cover';
import type { GroupView } from '../../../group-view';
import { ActingFor } from './acting-for';
import { GroupActs } from './group-acts';
import { GroupFolders } from './group-folders';
import { GroupFee } from './group-fee';
import { LatestPosts } from './latest-posts';

/** The group as its members see it: its description, actions, announcements, folders, figures and goods. */
export function GroupInside({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const folder = useSearchParams()[0].get('folder') ?? undefined;
  const may = (act: string) => group.permissions.includes(act);
  const people = t('members.count', { count: group.members_count });
  return (
    <>
      <GroupCover group={group} />
      <GroupActs group={group} />
      <PageHeader title={group.name} back={{ to: '/groups', label: t('list.title') }}>
        <p className="meta gmeta">
          {group.role && `${t(`role.${group.role}`)}・`}
          {may('list_members') || may('leave') ? (
            <Link to={`/-/${group.slug}/members/edit`}>{people}</Link>
          ) : (
            people
          )}
        </p>
      </PageHeader>
      <ActingFor group={group} />
      <GroupFee group={group} />
      {group.description && <p className="t2 pre">{group.description}</p>}
      <LatestPosts group={group} />
      <GroupFolders group={group} />
      {may('edit') && !folder && (
        <RemoteSlot remote="bookings" slot="group-month" props={{ groupId: group.id, slug: group.slug }} />
      )}
      <RemoteSlot
        key={folder}
        remote="goods"
        slot="goods-list"
        props={{ scope: 'all', groupId: group.id, folder }}
      />
    </>
  );
}
