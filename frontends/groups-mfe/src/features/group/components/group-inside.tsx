import {
  ButtonLink,
  Icon,
  IconCalendar,
  IconChart,
  IconGrid,
  IconPlus,
  IconScan,
  IconSettings,
  IconUsers,
  PageHeader,
  RemoteSlot,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import { ActingFor } from './acting-for';
import { GroupFolders } from './group-folders';
import { LatestPosts } from './latest-posts';
import { GroupCover } from '../../../group-cover';

/** The group to its people: what it is, what may be done in it, and its goods. */
export function GroupInside({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const folder = useSearchParams()[0].get('folder') ?? undefined;
  const may = (act: string) => group.permissions.includes(act);
  return (
    <>
      <GroupCover group={group} />
      <PageHeader title={group.name} back={{ to: '/groups', label: t('list.title') }}>
        <p className="meta">
          {group.role && `${t(`role.${group.role}`)}・`}
          {t('members.count', { count: group.members_count })}
        </p>
      </PageHeader>
      <ActingFor group={group} />
      {group.description && <p className="t2 pre">{group.description}</p>}
      <nav className="row wrap gacts" aria-label={t('group.acts')}>
        {may('add_goods') && (
          <ButtonLink to={`/goods/new/import_select?group=${group.id}`} small look="primary">
            <Icon of={IconPlus} size="s" />
            {t('group.addGood')}
          </ButtonLink>
        )}
        {may('add_goods') && (
          <ButtonLink to={`/-/${group.slug}/goods_picker`} small>
            <Icon of={IconGrid} size="s" />
            {t('group.addGoods')}
          </ButtonLink>
        )}
        {(may('list_members') || may('leave')) && (
          <ButtonLink to={`/-/${group.slug}/members/edit`} small>
            <Icon of={IconUsers} size="s" />
            {t('members.title')}
          </ButtonLink>
        )}
        {may('list_members') && (
          <ButtonLink to={`/-/${group.slug}/auth_tokens`} small>
            <Icon of={IconScan} size="s" />
            {t('cards.title')}
          </ButtonLink>
        )}
        {may('add_goods') && (
          <ButtonLink to={`/-/${group.slug}/export/goods_qr_code`} small>
            <Icon of={IconScan} size="s" />
            {t('group.labels')}
          </ButtonLink>
        )}
        <ButtonLink to={`/bookings/new/bulk?group=${group.slug}`} small>
          <Icon of={IconCalendar} size="s" />
          {t('group.bulk')}
        </ButtonLink>
        {may('edit') && (
          <ButtonLink to={`/bookings/counter?group=${group.slug}`} small>
            <Icon of={IconScan} size="s" />
            {t('group.counter')}
          </ButtonLink>
        )}
        {may('edit') && (
          <ButtonLink to={`/-/${group.slug}/numbers`} small>
            <Icon of={IconChart} size="s" />
            {t('group.figures')}
          </ButtonLink>
        )}
        {may('edit') && (
          <ButtonLink to={`/-/${group.slug}/edit`} small>
            <Icon of={IconSettings} size="s" />
            {t('settings.title')}
          </ButtonLink>
        )}
      </nav>
      <LatestPosts group={group} />
      <GroupFolders group={group} />
      <RemoteSlot
        key={folder}
        remote="goods"
        slot="goods-list"
        props={{ scope: 'all', groupId: group.id, folder }}
      />
    </>
  );
}
