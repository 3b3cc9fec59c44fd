import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import { useHideTabBar } from './frame-context';

interface Props {
  /** Defaults to 保存する. */
  readonly verb?: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Id of the form that it submits. */
  readonly form: string;
  /** Text about the changes, in place of the default one. */
  readonly says?: ReactNode;
  readonly onDiscard: () => void;
}

/** Render it from the first change on: what is unsaved, and the two ways out of it. */
export function SaveBar({ verb, busy, disabled, form, says, onDiscard }: Props) {
  const { t } = useTranslation('kit');
  useHideTabBar();
  return (
    <div className="bkbar">
      <div>
        <span className="grow sm t2" role="status">
          {says ?? t('save.unsaved')}
        </span>
        <Button look="quiet" onClick={onDiscard}>
          {t('save.discard')}
        </Button>
        <Button look="primary" type="submit" form={form} busy={busy} disabled={disabled}>
          {verb ?? t('save.save')}
        </Button>
      </div>
    </div>
  );
}
