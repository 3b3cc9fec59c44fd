import { Link, useTranslation, useUser } from '@kashikari/web-kit';
import type { GoodAnswer } from '../../../api/get-good';
import { useGroupsForGoods } from '../../../api/list-my-groups';

/** Links to the folders of the good's groups, as windows, for users who may edit these groups. */
export function FolderLinks({ good }: { readonly good: GoodAnswer['good'] }) {
  const { t } = useTranslation('goods');
  const groups = useGroupsForGoods(useUser() !== null).data ?? [];
  const mine = groups.filter(
    ({ id, permissions }) => good.group_ids.includes(id) && permissions.includes('edit'),
  );
  return mine.map(({ id, slug, name }) => (
    <Link key={id} to={`/-/${slug}/folder_picker?good=${good.id}`}>
      {t('detail.folders', { group: name })}
    </Link>
  ));
}
