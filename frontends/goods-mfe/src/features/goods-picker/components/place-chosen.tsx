import {
  BookingBar,
  Button,
  type Good,
  Note,
  type SlotProps,
  useConfirm,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type Outcome, useBulkUpdate } from '../api/change-goods';
import type { Choice } from '../use-choice';

interface Props {
  readonly group: SlotProps['group-goods']['group'];
  readonly choice: Choice;
}

/** Adds the chosen goods to a group, or takes them out of it, in one call. Both can be undone. */
export function PlaceChosen({ group, choice }: Props) {
  const { t } = useTranslation('goods');
  const update = useBulkUpdate();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const [left, setLeft] = useState<{ readonly done: number; readonly refused: number }>();
  const chosen = [...choice.goods.values()];
  const inside = chosen.filter((good) => good.group_ids.includes(group.id));
  const outside = chosen.filter((good) => !good.group_ids.includes(group.id));
  const changes = {
    added: { add_group_ids: [group.id] },
    takenOut: { remove_group_ids: [group.id] },
  };

  function place(goods: readonly Good[], act: keyof typeof changes): void {
    const onSuccess = (outcome: Outcome) => settle(outcome, act);
    update.mutate({ ids: idsOf(goods), changes: changes[act] }, { onSuccess, onError: sayError });
  }

  function settle(outcome: Outcome, act: keyof typeof changes): void {
    const { done, refused } = outcome;
    choice.settle(outcome);
    setLeft(refused.size > 0 ? { done: done.length, refused: refused.size } : undefined);
    if (done.length === 0) return;
    const undo = { label: t('placing.undo'), run: () => takeBack(done, act) };
    say(t(`placing.${act}`, { count: done.length, group: group.name }), undo);
  }

  function takeBack(ids: readonly string[], act: keyof typeof changes): void {
    const onSuccess = ({ refused }: Outcome) => {
      const [reason] = refused.values();
      if (reason) say(reason);
    };
    const reverse = changes[act === 'added' ? 'takenOut' : 'added'];
    update.mutate({ ids, changes: reverse }, { onSuccess, onError: sayError });
  }

  async function askTakeOut(): Promise<void> {
    const count = inside.filter((good) => isAloneWithout(good, group.id)).length;
    const question = { title: t('placing.aloneTitle', { count }), body: t('placing.aloneBody') };
    const verb = t('placing.takeOut', { count: inside.length });
    if (count === 0 || (await confirm({ ...question, verb }))) place(inside, 'takenOut');
  }

  if (chosen.length === 0) return null;
  return (
    <>
      {left && (
        <Note tone="warning">
          {t('picker.left', { count: left.refused, done: left.done, all: left.done + left.refused })}
        </Note>
      )}
      <BookingBar
        when={t('picker.count', { count: chosen.length })}
        actions={
          <>
            {inside.length > 0 && (
              <Button
                look={outside.length > 0 ? 'plain' : 'primary'}
                busy={update.isPending}
                onClick={() => void askTakeOut()}
              >
                {t('placing.takeOut', { count: inside.length })}
              </Button>
            )}
            {outside.length > 0 && (
              <Button look="primary" busy={update.isPending} onClick={() => place(outside, 'added')}>
                {t('placing.add', { count: outside.length })}
              </Button>
            )}
          </>
        }
      >
        {left && t('picker.leftShort')}
      </BookingBar>
    </>
  );
}

const idsOf = (goods: readonly Good[]) => goods.map(({ id }) => id);

/** Returns true if only its lender can see the good after it has left the group. */
function isAloneWithout(good: Good, groupId: string): boolean {
  return !good.is_public_use && good.group_ids.every((id) => id === groupId);
}
