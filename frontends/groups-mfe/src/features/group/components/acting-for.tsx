import { Icon, IconUsers, useTranslation } from '@kashikari/web-kit';
import { useManagers } from '../../../api/managers';
import type { GroupView } from '../../../group-view';

/** On every visit to a group of an account that one manages: for whom one acts there. */
export function ActingFor({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const managers = useManagers().data;
  const acts = managers?.managers.some(({ account_id: account }) => account === group.owner_id) ?? false;
  if (!acts || group.role === 'owner') return null;
  const name = managers?.users.find(({ id }) => id === group.owner_id)?.name ?? '';
  return (
    <p className="note" role="status">
      <Icon of={IconUsers} />
      <span>{t('managers.acting', { name })}</span>
    </p>
  );
}
