import { Link, useTranslation, useUser } from '@kashikari/web-kit';
import type { GoodAnswer } from '../../../api/get-good';
import { useGroupsForGoods } from '../../../api/list-my-groups';

/** For who runs groups that a good stands in: the way to each one's folders, as a window. */
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
