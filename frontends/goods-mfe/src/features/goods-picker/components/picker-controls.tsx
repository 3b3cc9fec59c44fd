import { GOODS_SORTS } from '@kashikari/kernel';
import { Icon, IconSearch, IconUsers, type Prefs, useTranslation } from '@kashikari/web-kit';
import { type ReactNode, useEffect, useState } from 'react';

interface PickerQuery {
  readonly match: string;
  readonly sort: Prefs['sort'];
  readonly groupId: string;
  readonly folderId: string;
  readonly sameNumber: boolean;
}

interface PickerOption {
  readonly id: string;
  readonly name: string;
}

interface Folder {
  readonly id: string;
  readonly title: string;
  readonly group_id: string;
}

interface Props {
  readonly asked: PickerQuery;
  onAsk(change: Partial<PickerQuery>): void;
  /** Groups to choose from; without them there is no filter by group. */
  readonly groups?: readonly PickerOption[];
  /** Folders to choose from; without them there is no filter by folder. */
  readonly folders?: readonly Folder[];
  readonly account: PickerOption;
  readonly accounts: readonly PickerOption[];
  onAccount(id: string): void;
}

/** The pause in typing after which a search begins, milliseconds. */
const PAUSE = 300;

/** The controls of the list: search, group, folder, order, and the account for managers of several. */
export function PickerControls({ asked, onAsk, groups, folders, account, accounts, onAccount }: Props) {
  const { t } = useTranslation('goods');
  return (
    <>
      <SearchField match={asked.match} onMatch={(match) => onAsk({ match })} />
      <div className="row wrap gp-filters">
        {accounts.length > 1 && (
          <Choice
            label={t('picker.account')}
            value={account.id}
            options={accounts.map(({ id, name }) => [id, name])}
            onValue={onAccount}
          />
        )}
        {groups && (
          <Choice
            label={t('picker.group')}
            icon={<Icon of={IconUsers} size="s" />}
            value={asked.groupId}
            options={[['', t('picker.allGroups')], ...groups.map(({ id, name }) => [id, name] as const)]}
            onValue={(groupId) => onAsk({ groupId, folderId: '' })}
          />
        )}
        {folders && folders.length > 0 && (
          <Choice
            label={t('picker.folder')}
            value={asked.folderId}
            options={[
              ['', t('picker.allFolders')],
              ...folders
                .filter((folder) => !asked.groupId || folder.group_id === asked.groupId)
                .map(({ id, title }) => [id, title] as const),
            ]}
            onValue={(folderId) => onAsk({ folderId })}
          />
        )}
        {groups && (
          <button
            type="button"
            className={asked.sameNumber ? 'filt on' : 'filt'}
            aria-pressed={asked.sameNumber}
            onClick={() => onAsk({ sameNumber: !asked.sameNumber })}
          >
            {t('picker.sameNumber')}
          </button>
        )}
        <Choice
          label={t('sort.label')}
          value={asked.sort}
          options={GOODS_SORTS.map((one) => [one, t(`sort.${one}`)])}
          onValue={(sort) => onAsk({ sort: sort as Prefs['sort'] })}
        />
      </div>
    </>
  );
}

interface SearchProps {
  readonly match: string;
  onMatch(match: string): void;
}

function SearchField({ match, onMatch }: SearchProps) {
  const { t } = useTranslation('goods');
  const [typed, setTyped] = useState(match);
  useEffect(() => {
    const words = typed.trim();
    if (words === match) return undefined;
    const timer = setTimeout(() => onMatch(words), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, match, onMatch]);
  return (
    <div className="sfield">
      <Icon of={IconSearch} />
      <input
        type="search"
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onValue(value: string): void;
}

function Choice({ label, icon, value, options, onValue }: ChoiceProps) {
  return (
    <label className="filt">
      {icon}
      <span className="vh">{label}</span>
      <select value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
