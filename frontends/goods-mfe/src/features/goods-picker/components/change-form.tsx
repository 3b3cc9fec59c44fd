import {
  Button,
  Progress,
  CheckRow,
  ErrorNote,
  type Good,
  type Group,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useFoldersOf } from '../../../api/list-folders';
import { bodyOf, type ChangeDraft, FLAGS, type FlagName, type ValueName } from '../change-draft';
import { presentDays, presentText } from '../present-values';
import { PlacingField } from './placing-field';

interface Props {
  readonly chosen: readonly Good[];
  readonly groups: readonly Group[];
  readonly draft: ChangeDraft;
  onChange(draft: ChangeDraft): void;
  readonly error: unknown;
  readonly isPending: boolean;
  /** The number of goods deleted so far; undefined while no deletion is running. */
  readonly removed: number | undefined;
  onApply(): void;
  onRemove(): void;
}

/** The form of the changes to the chosen goods: groups, folders, rules, category and location. */
export function ChangeForm(props: Props) {
  const { chosen, groups, draft, onChange, error, isPending, removed } = props;
  const { t } = useTranslation('goods');
  const inside = new Set(chosen.flatMap((good) => good.group_ids));
  const filed = new Set(chosen.flatMap((good) => good.folder_ids));
  const entered = groups.filter(({ id }) => inside.has(id) || draft.groups.add.includes(id));
  const folders = useFoldersOf(
    entered.filter(({ permissions }) => permissions.includes('edit')).map(({ id }) => id),
  ).map(({ id, title }) => ({ id, name: title }));
  const setValue = (name: ValueName, value: string | undefined) =>
    onChange({ ...draft, values: without({ ...draft.values, [name]: value }) });
  const setFlag = (name: FlagName, value: boolean | undefined) =>
    onChange({ ...draft, flags: without({ ...draft.flags, [name]: value }) });
  const isBusy = isPending || removed !== undefined;
  return (
    <form
      className="gp-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onApply();
      }}
    >
      <PlacingField
        label={t('picker.column.groups')}
        all={groups}
        toAdd={groups.filter(({ permissions }) => permissions.includes('add_goods'))}
        toRemove={groups.filter(({ id }) => inside.has(id))}
        placing={draft.groups}
        onChange={(placing) => onChange({ ...draft, groups: placing })}
      />
      <PlacingField
        label={t('picker.column.folders')}
        all={folders}
        toAdd={folders}
        toRemove={folders.filter(({ id }) => filed.has(id))}
        placing={draft.folders}
        onChange={(placing) => onChange({ ...draft, folders: placing })}
      />
      <ValueField
        chosen={chosen}
        name="max_days"
        draft={draft}
        onValue={setValue}
        hint={t('form.max_daysHint')}
      />
      <ValueField chosen={chosen} name="margin_days" draft={draft} onValue={setValue} />
      {FLAGS.map((name) => (
        <FlagField key={name} name={name} draft={draft} onFlag={setFlag} />
      ))}
      <ValueField
        chosen={chosen}
        name="category"
        draft={draft}
        onValue={setValue}
        hint={t('picker.emptyClears')}
      />
      <ValueField
        chosen={chosen}
        name="location"
        draft={draft}
        onValue={setValue}
        hint={t('picker.emptyClears')}
      />
      {error !== null && error !== undefined && <ErrorNote error={error} />}
      <Button look="primary" type="submit" full busy={isPending} disabled={isBusy || !bodyOf(draft)}>
        {t('picker.change', { count: chosen.length })}
      </Button>
      <Button
        look="danger"
        small
        full
        busy={removed !== undefined}
        disabled={isBusy}
        onClick={props.onRemove}
      >
        {removed === undefined
          ? t('picker.remove', { count: chosen.length })
          : t('picker.removing', { done: removed, count: chosen.length })}
      </Button>
      {removed !== undefined && (
        <Progress
          label={t('picker.removing', { done: removed, count: chosen.length })}
          value={removed / chosen.length}
        />
      )}
    </form>
  );
}

/** Omits the names without a value: these stay as they are. */
function without<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;
}

interface ValueProps {
  readonly chosen: readonly Good[];
  readonly name: ValueName;
  readonly draft: ChangeDraft;
  readonly hint?: string;
  onValue(name: ValueName, value: string | undefined): void;
}

const LENGTHS = { max_days: 4, margin_days: 3, category: 100, location: 200 } as const;

/** A value that is changed only once its box is ticked. */
function ValueField({ chosen, name, draft, hint, onValue }: ValueProps) {
  const { t } = useTranslation('goods');
  const value = draft.values[name];
  const isDays = name === 'max_days' || name === 'margin_days';
  const label = isDays ? t(`form.${name}`) : t(`facts.${name}`);
  const now = useNow(chosen, name);
  return (
    <div className="gp-part">
      <CheckRow
        label={t('picker.changeOne', { what: label })}
        checked={value !== undefined}
        onChange={(checked) => onValue(name, checked ? '' : undefined)}
      />
      <p className="meta gp-now">{now}</p>
      {value !== undefined && (
        <TextField
          label={label}
          hint={hint}
          inputMode={isDays ? 'numeric' : undefined}
          maxLength={LENGTHS[name]}
          value={value}
          onValue={(typed) => onValue(name, typed)}
        />
      )}
    </div>
  );
}

/** The present values of the chosen goods in a sentence: “Now 2 to 7 days”. */
function useNow(chosen: readonly Good[], name: ValueName): string {
  const { t } = useTranslation('goods');
  if (name === 'max_days' || name === 'margin_days') {
    const { word, from, to } = presentDays(chosen, name);
    if (word === 'same') return t('picker.nowDays.same', { count: from ?? 0 });
    return t(`picker.nowDays.${word}`, { from, to });
  }
  const { word, text, count } = presentText(chosen, name);
  return t(`picker.now.${word}`, { text, n: count });
}

interface FlagProps {
  readonly name: FlagName;
  readonly draft: ChangeDraft;
  onFlag(name: FlagName, value: boolean | undefined): void;
}

const ANSWERS = [
  ['keep', undefined],
  ['yes', true],
  ['no', false],
] as const;

/** A rule that stays as it is, or is switched on or off for all chosen goods. */
function FlagField({ name, draft, onFlag }: FlagProps) {
  const { t } = useTranslation('goods');
  return (
    <div className="gp-part" role="group" aria-label={t(`form.${name}`)}>
      <div className="lbl" aria-hidden="true">
        {t(`form.${name}`)}
      </div>
      <div className="seg">
        {ANSWERS.map(([word, value]) => (
          <button
            key={word}
            type="button"
            aria-pressed={draft.flags[name] === value}
            onClick={() => onFlag(name, value)}
          >
            {t(`picker.${word}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
