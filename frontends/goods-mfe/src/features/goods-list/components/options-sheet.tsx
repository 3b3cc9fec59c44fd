import { Button, Dialog, Icon, IconCheck, useCloseWindow, useTranslation } from '@kashikari/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import '../goods-list.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly leading?: ReactNode;
}

interface Props<Value> {
  readonly title: string;
  readonly chosen: Value;
  readonly options: readonly Option<Value>[];
  onChoose(value: Value): void;
}

/** A window with one choice of several. A press chooses and closes; the current choice is focused. */
export function OptionsSheet<Value extends string>({ title, chosen, options, onChoose }: Props<Value>) {
  const { t } = useTranslation('goods');
  const close = useCloseWindow('/home');
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), []);
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <Button look="quiet" small onClick={close}>
          {t('picker.close')}
        </Button>
      }
    >
      <div className="card list glopt" role="group" aria-label={title}>
        {options.map(({ value, label, leading }) => (
          <button
            key={value}
            ref={value === chosen ? current : undefined}
            type="button"
            className="lrow"
            aria-pressed={value === chosen}
            onClick={() => {
              onChoose(value);
              close();
            }}
          >
            {leading}
            <span className="grow">{label}</span>
            {value === chosen && <Icon of={IconCheck} size="s" />}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
