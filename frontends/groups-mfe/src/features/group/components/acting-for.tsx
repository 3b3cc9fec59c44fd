import { Icon, IconUsers, useActing, useTranslation } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';

/** On every visit to a group of an account that one manages: for whom one acts there, whatever is chosen above. */
export function ActingFor({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const owner = useActing().accounts.find(({ id }) => id === group.owner_id);
  if (!owner || group.role === 'owner') return null;
  return (
    <p className="note" role="status">
      <Icon of={IconUsers} />
      <span>{t('managers.acting', { name: owner.name })}</span>
    </p>
  );
}
