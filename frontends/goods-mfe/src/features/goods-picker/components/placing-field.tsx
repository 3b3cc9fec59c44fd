import { Icon, IconPlus, IconX, Menu, MenuItem, useTranslation } from '@kashikari/web-kit';
import type { Placement } from '../change-draft';

interface PlacingOption {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** The name of the field: groups or folders. */
  readonly label: string;
  readonly all: readonly PlacingOption[];
  readonly toAdd: readonly PlacingOption[];
  readonly toRemove: readonly PlacingOption[];
  readonly placing: Placement;
  onChange(placing: Placement): void;
}

/** The groups or folders that the chosen goods enter, and those that they leave. Renders nothing without any. */
export function PlacingField({ label, all, toAdd, toRemove, placing, onChange }: Props) {
  const { t } = useTranslation('goods');
  const { add, remove } = placing;
  const drop = (id: string): Placement => ({
    add: add.filter((one) => one !== id),
    remove: remove.filter((one) => one !== id),
  });
  const isFree = ({ id }: PlacingOption) => !add.includes(id) && !remove.includes(id);
  const name = (id: string) => all.find((one) => one.id === id)?.name ?? '';
  if ([...add, ...remove].length + [...toAdd, ...toRemove].length === 0) return null;
  return (
    <div className="gp-part" role="group" aria-label={label}>
      <div className="lbl" aria-hidden="true">
        {label}
      </div>
      <div className="gp-tokens">
        {add.map((id) => (
          <Token key={id} sign="+" name={name(id)} onDrop={() => onChange(drop(id))} />
        ))}
        {remove.map((id) => (
          <Token key={id} sign="−" name={name(id)} onDrop={() => onChange(drop(id))} />
        ))}
        <Options
          label={t('picker.addTo', { what: label })}
          button={t('picker.add')}
          options={toAdd.filter(isFree)}
          onChoose={(id) => onChange({ add: [...add, id], remove })}
        />
        <Options
          label={t('picker.takeOutOf', { what: label })}
          button={t('picker.takeOut')}
          options={toRemove.filter(isFree)}
          onChoose={(id) => onChange({ add, remove: [...remove, id] })}
        />
      </div>
    </div>
  );
}

interface TokenProps {
  readonly sign: '+' | '−';
  readonly name: string;
  onDrop(): void;
}

function Token({ sign, name, onDrop }: TokenProps) {
  const { t } = useTranslation('goods');
  return (
    <span className={sign === '+' ? 'gp-token' : 'gp-token out'}>
      {sign} {name}
      <button type="button" aria-label={t('picker.dropOne', { name })} onClick={onDrop}>
        <Icon of={IconX} size="s" />
      </button>
    </span>
  );
}

interface OptionsProps {
  readonly label: string;
  readonly button: string;
  readonly options: readonly PlacingOption[];
  onChoose(id: string): void;
}

function Options({ label, button, options, onChoose }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <Menu
      label={label}
      className="btn s sm"
      button={
        <>
          <Icon of={IconPlus} size="s" />
          {button}
        </>
      }
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onChoose(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
