import {
  ButtonLink,
  formatNumber,
  Icon,
  IconPlus,
  PageHeader,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useFoldersOf } from '../../../api/list-folders';
import { useMyGroups } from '../../../api/list-my-groups';
import { ExportMenu } from '../../../goods-export/export-menu';
import { filtersOf } from '../api/account-goods';
import { rowsOf } from '../rows';
import type { Account } from '../use-account';
import { usePicker } from '../use-picker';
import { ChangeChosen } from './change-chosen';
import { PickList } from './pick-list';
import { PickerControls } from './picker-controls';
import './goods-picker.css';

interface Props {
  readonly account: Account;
  /** All accounts whose goods the signed-in person edits. */
  readonly accounts: readonly Account[];
}

/** The goods of an account as a table. Goods are chosen in it, then changed or deleted together. */
export function Picker({ account, accounts }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const navigate = useNavigate();
  const picker = usePicker(account.id);
  const groups = useMyGroups().data;
  const folders = useFoldersOf(editedGroups(groups));
  const rows = rowsOf(picker.shown, groups ?? [], folders);
  const { total } = picker;

  return (
    <div className="gpick">
      <PageHeader
        title={t('picker.title')}
        back={{ to: '/menu', label: t('picker.menu') }}
        actions={
          <>
            <ExportMenu filters={filtersOf(picker.question)} />
            <ButtonLink to="/goods/new/import_select" small>
              <Icon of={IconPlus} size="s" />
              {t('form.register')}
            </ButtonLink>
          </>
        }
      >
        <p className="meta" role="status">
          {accounts.length > 1 && `${account.name}・`}
          {picker.goods.isSuccess &&
            t('list.count', { count: total, formatted: formatNumber(total, locale) })}
        </p>
      </PageHeader>
      <div className="gp-cols">
        <div>
          <PickerControls
            asked={picker.asked}
            onAsk={picker.ask}
            groups={groups ?? []}
            folders={folders}
            account={account}
            accounts={accounts}
            onAccount={(id) => navigate(`/users/${id}/goods_picker`)}
          />
          <PickList picker={picker} rows={rows} register="/goods/new/import_select" />
        </div>
        {rows.length > 0 && <ChangeChosen choice={picker.choice} groups={groups ?? []} />}
      </div>
    </div>
  );
}

interface GroupRow {
  readonly id: string;
  readonly permissions: readonly string[];
}

/** Groups whose folders are read for the table and its filter. Each is a call. */
const MAX_GROUPS = 20;

/** Groups that the person edits; only they have folders to choose. */
function editedGroups(groups: readonly GroupRow[] | undefined): string[] {
  return (groups ?? [])
    .filter(({ permissions }) => permissions.includes('edit'))
    .map(({ id }) => id)
    .slice(0, MAX_GROUPS);
}
