import {
  Button,
  ButtonLink,
  Empty,
  formatNumber,
  Icon,
  IconPlus,
  LoadError,
  PageHeader,
  type Prefs,
  Skeleton,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useMemo, useState } from 'react';
import { useFoldersOf } from '../../../api/list-folders';
import { useMyGroups } from '../../../api/list-my-groups';
import { useAccountGoods } from '../api/account-goods';
import { rowsOf } from '../rows';
import { useChoice } from '../use-choice';
import { ChangeChosen } from './change-chosen';
import { ChoiceBar } from './choice-bar';
import { GoodsTable } from './goods-table';
import { PickerControls } from './picker-controls';
import './goods-picker.css';

interface Account {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly account: Account;
  /** All accounts whose goods the signed-in person edits. */
  readonly accounts: readonly Account[];
}

/** The goods of an account as a table. Goods are chosen in it, then changed or deleted together. */
export function Picker({ account, accounts }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const [asked, setAsked] = useState({ match: '', sort: 'latest' as Prefs['sort'], groupId: '' });
  const [onlyChosen, setOnlyChosen] = useState(false);
  const choice = useChoice();
  const question = { ownerId: account.id, ...asked };
  const goods = useAccountGoods(question);
  const groups = useMyGroups().data;
  const pages = goods.data?.pages;
  const found = useMemo(
    () => [...new Map(pages?.flatMap((page) => page.goods).map((good) => [good.id, good])).values()],
    [pages],
  );
  const shown = onlyChosen && choice.goods.size > 0 ? [...choice.goods.values()] : found;
  const folders = useFoldersOf(editedGroups(groups, found));
  const rows = rowsOf(shown, groups ?? [], folders);
  const total = pages?.[0]?.meta.total ?? 0;
  const isFiltered = asked.match !== '' || asked.groupId !== '';

  return (
    <div className="gpick">
      <PageHeader
        title={t('picker.title')}
        back={{ to: '/menu', label: t('picker.menu') }}
        actions={
          <ButtonLink to="/goods/new" small>
            <Icon of={IconPlus} size="s" />
            {t('form.register')}
          </ButtonLink>
        }
      >
        <p className="meta" role="status">
          {accounts.length > 1 && `${account.name}・`}
          {goods.isSuccess && t('list.count', { count: total, formatted: formatNumber(total, locale) })}
        </p>
      </PageHeader>
      <div className="gp-cols">
        <div>
          <PickerControls
            asked={asked}
            onAsk={(change) => {
              setAsked({ ...asked, ...change });
              setOnlyChosen(false);
            }}
            groups={groups ?? []}
            account={account}
            accounts={accounts}
          />
          {goods.isPending && <Skeleton shape="rows" />}
          {goods.isLoadingError && <LoadError error={goods.error} onRetry={() => void goods.refetch()} />}
          {goods.isSuccess && rows.length === 0 && <Nothing isFiltered={isFiltered} match={asked.match} />}
          {rows.length > 0 && (
            <div className="card list">
              <ChoiceBar
                choice={choice}
                question={question}
                total={total}
                onlyChosen={onlyChosen}
                onOnlyChosen={setOnlyChosen}
              />
              <GoodsTable rows={rows} choice={choice} />
            </div>
          )}
          {goods.hasNextPage && !onlyChosen && (
            <>
              <p className="meta gp-more">{t('picker.sortedHere', { count: found.length })}</p>
              <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
                {t('list.more')}
              </Button>
            </>
          )}
        </div>
        {rows.length > 0 && <ChangeChosen choice={choice} groups={groups ?? []} />}
      </div>
    </div>
  );
}

interface GroupRow {
  readonly id: string;
  readonly permissions: readonly string[];
}

/** Groups whose folders are read for the table. Each is a call. */
const MAX_GROUPS = 20;

/** Groups of these goods that the person edits; only they have folders to choose. */
function editedGroups(
  groups: readonly GroupRow[] | undefined,
  goods: readonly { readonly group_ids: readonly string[] }[],
): string[] {
  const used = new Set(goods.flatMap((good) => good.group_ids));
  return (groups ?? [])
    .filter(({ id, permissions }) => used.has(id) && permissions.includes('edit'))
    .map(({ id }) => id)
    .slice(0, MAX_GROUPS);
}

function Nothing({ isFiltered, match }: { readonly isFiltered: boolean; readonly match: string }) {
  const { t } = useTranslation('goods');
  if (isFiltered)
    return (
      <Empty title={match ? t('empty.match', { match }) : t('empty.filtered')}>{t('picker.noneHint')}</Empty>
    );
  return (
    <Empty
      title={t('empty.shelf')}
      actions={
        <ButtonLink to="/goods/new" look="primary">
          {t('form.newTitle')}
        </ButtonLink>
      }
    >
      {t('empty.shelfHint')}
    </Empty>
  );
}
