import { Icon, IconUsers, useActing, useTranslation } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';

/**
 * A note on the page of a managed account's group: the user acts for that account there, whatever the acting bar says.
 */
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
