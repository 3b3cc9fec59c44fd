import {
  BookingBar,
  Button,
  Dialog,
  type Good,
  type Group,
  Note,
  useConfirm,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type Outcome, useBulkUpdate, useDeleteGoods, useUndoChange } from '../api/change-goods';
import { bodyOf, NO_CHANGES } from '../change-draft';
import { type UndoStep, undoOf } from '../undo';
import type { Choice } from '../use-choice';
import { useWide } from '../use-wide';
import { ChangeForm } from './change-form';

interface Props {
  readonly choice: Choice;
  readonly groups: readonly Group[];
}

/** Changes or deletes the chosen goods: beside the table where there is room, else in a dialog that a bar opens. */
export function ChangeChosen({ choice, groups }: Props) {
  const { t } = useTranslation('goods');
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(NO_CHANGES);
  const [left, setLeft] = useState<{ readonly done: number; readonly refused: number }>();
  const update = useBulkUpdate();
  const undo = useUndoChange();
  const remove = useDeleteGoods();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const ids = [...choice.goods.keys()];
  const count = ids.length;

  function settle(outcome: Outcome): void {
    const refused = outcome.refused.size;
    choice.settle(outcome);
    setLeft(refused > 0 ? { done: outcome.done.length, refused } : undefined);
    setOpen(false);
    if (refused === 0) setDraft(NO_CHANGES);
  }

  /** The former values are sent for the goods that were changed; refused ones are chosen, with the reason. */
  function takeBack(before: readonly Good[], steps: readonly UndoStep[]): void {
    const onSuccess = (outcome: Outcome) => {
      const refused = [...outcome.refused.keys()];
      choice.set(refused, before);
      settle(outcome);
      say(t('picker.undone', { count: outcome.done.length }));
    };
    undo.mutate(steps, { onSuccess, onError: sayError });
  }

  function apply(): void {
    const changes = bodyOf(draft);
    if (!changes) return;
    const before = [...choice.goods.values()];
    const onSuccess = (outcome: Outcome) => {
      settle(outcome);
      if (outcome.done.length === 0) return;
      const steps = undoOf(before, outcome.changed);
      say(
        t('picker.changed', { count: outcome.done.length }),
        steps.length > 0 ? { label: t('placing.undo'), run: () => takeBack(before, steps) } : undefined,
      );
    };
    update.mutate({ ids, changes }, { onSuccess, onError: sayError });
  }

  async function askRemove(): Promise<void> {
    const question = { title: t('picker.removeTitle', { count }), body: t('remove.body') };
    if (!(await confirm({ ...question, verb: t('picker.remove', { count }), danger: true }))) return;
    remove.mutate(ids, {
      onSuccess: (outcome) => {
        settle(outcome);
        if (outcome.refused.size === 0) say(t('picker.removed', { count }));
      },
    });
  }

  const note = left && count > 0 && (
    <Note tone="warning">
      {t('picker.left', { count: left.refused, done: left.done, all: left.done + left.refused })}
    </Note>
  );
  const form = (
    <ChangeForm
      chosen={[...choice.goods.values()]}
      groups={groups}
      draft={draft}
      onChange={setDraft}
      error={update.error}
      isPending={update.isPending || undo.isPending}
      removed={remove.isPending ? remove.progress : undefined}
      onApply={apply}
      onRemove={() => void askRemove()}
    />
  );

  if (isWide)
    return (
      <aside className="card pad gp-panel" aria-label={t('picker.panel')}>
        <h2>{count > 0 ? t('picker.change', { count }) : t('picker.panel')}</h2>
        <div role="status">{undo.isPending ? <p className="t2">{t('picker.undoing')}</p> : note}</div>
        {count > 0 ? form : <p className="t2">{t('picker.chooseFirstHint')}</p>}
      </aside>
    );
  if (count === 0) return null;
  return (
    <>
      <BookingBar
        when={t('picker.count', { count })}
        actions={
          <Button look="primary" onClick={() => setOpen(true)}>
            {t('picker.open')}
          </Button>
        }
      >
        {left && t('picker.leftShort')}
      </BookingBar>
      <Dialog
        open={isOpen}
        title={t('picker.change', { count })}
        onClose={() => setOpen(false)}
        actions={
          <Button look="quiet" small onClick={() => setOpen(false)}>
            {t('picker.close')}
          </Button>
        }
      >
        {isOpen && (
          <>
            {note}
            {form}
          </>
        )}
      </Dialog>
    </>
  );
}
