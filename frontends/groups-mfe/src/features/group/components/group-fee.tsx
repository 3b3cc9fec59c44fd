import {
  browserZone,
  dayIn,
  formatDay,
  formatMoney,
  RemoteSlot,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';

/** The fee and its next step for a paying member, and a fee that is about to begin or rise. */
export function GroupFee({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const { price_per_month: yen, price_from: from } = group;
  const pays = group.permissions.includes('leave') && group.role !== 'group_owner';
  if (yen === null || !pays) return null;
  const isAhead = from !== null && Date.parse(from) > Date.now();
  return (
    <>
      {isAhead && (
        <p className="t2">
          {t('group.feeAhead', {
            price: formatMoney(yen, 'JPY', locale),
            day: formatDay(dayIn(browserZone(), from), locale),
          })}
        </p>
      )}
      <RemoteSlot remote="payments" slot="group-fee" props={{ groupId: group.id }} />
    </>
  );
}
