import { formatNumber, PageHeader, type SlotProps, useLocale, useTranslation } from '@kashikari/web-kit';
import { useMyGroups } from '../../../api/list-my-groups';
import { rowsOf } from '../rows';
import type { Account } from '../use-account';
import { usePicker } from '../use-picker';
import { PickList } from './pick-list';
import { PickerControls } from './picker-controls';
import { PlaceChosen } from './place-chosen';
import './goods-picker.css';

type GroupSlot = SlotProps['group-goods'];

interface Props extends GroupSlot {
  readonly account: Account;
  readonly accounts: readonly Account[];
  onAccount(id: string): void;
}

/** The goods of an account, to be added to one group or taken out of it. */
export function GroupPicker({ group, account, accounts, onAccount }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const picker = usePicker(account.id);
  const groups = useMyGroups().data ?? [];
  const rows = rowsOf(picker.shown, groups, []).map((row) =>
    row.good.group_ids.includes(group.id) ? { ...row, note: t('placing.inside') } : row,
  );
  const { total } = picker;
  return (
    <div className="gpick">
      <PageHeader title={t('placing.title')} back={{ to: `/-/${group.slug}`, label: group.name }}>
        <p className="t2">{t('placing.hint', { group: group.name })}</p>
        <p className="meta" role="status">
          {accounts.length > 1 && `${account.name}・`}
          {picker.goods.isSuccess &&
            t('list.count', { count: total, formatted: formatNumber(total, locale) })}
        </p>
      </PageHeader>
      <PickerControls
        asked={picker.asked}
        onAsk={picker.ask}
        account={account}
        accounts={accounts}
        onAccount={onAccount}
      />
      <PickList picker={picker} rows={rows} register={`/goods/new/import_select?group=${group.id}`} />
      <PlaceChosen group={group} choice={picker.choice} />
    </div>
  );
}
