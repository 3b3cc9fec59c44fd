import { BookingBar, Button, useFlash, useTranslation } from '@kashikari/web-kit';
import { useActOnBooking } from '../api/act-on-booking';
import { type ManyAct, useActOnMany } from '../api/act-on-many';
import { UNDO_STAYS } from '../api/use-row-acts';
import { manyActOf } from './many-act';
import type { Choice } from './use-choice';

/** The bar of the chosen rows: their number and what can be done with all of them. Nothing while none is chosen. */
export function ChoiceBar({ choice }: { readonly choice: Choice }) {
  return choice.bookings.length > 0 ? <Bar choice={choice} /> : null;
}

function Bar({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation('bookings');
  const many = useActOnMany();
  const act = useActOnBooking();
  const { say, sayError } = useFlash();
  const idsOf = (name: ManyAct) =>
    choice.bookings.filter((booking) => manyActOf(booking) === name).map(({ id }) => id);

  function undo(name: ManyAct, ids: readonly string[]): void {
    void Promise.all(ids.map((id) => act.mutateAsync({ id, act: `revert_${name}` })))
      .then(() => say(t(`day.undone.${name}`, { count: ids.length })))
      .catch(sayError);
  }

  function run(name: ManyAct): void {
    many.mutate(
      { act: name, ids: idsOf(name) },
      {
        onSuccess: ({ outcomes }) => {
          const done = outcomes.filter(({ ok }) => ok).map((one) => one.booking_id);
          const refused = outcomes.filter(({ ok }) => !ok);
          choice.settle(done, new Map(refused.map((one) => [one.booking_id, one.message ?? ''])));
          if (done.length > 0)
            say(t(`day.many.${name}`, { count: done.length }), {
              label: t('undo'),
              run: () => undo(name, done),
              stays: UNDO_STAYS,
            });
        },
        onError: sayError,
      },
    );
  }

  const acts = (['hand_over', 'return'] as const).filter((name) => idsOf(name).length > 0);
  return (
    <BookingBar
      when={t('day.chosen', { count: choice.bookings.length })}
      actions={
        <>
          <Button small look="quiet" onClick={choice.clear}>
            {t('bulkReturn.none')}
          </Button>
          {acts.map((name, place) => (
            <Button
              key={name}
              look={place === 0 ? 'primary' : 'plain'}
              busy={many.isPending}
              onClick={() => run(name)}
            >
              {t(`day.verb.${name}`, { count: idsOf(name).length })}
            </Button>
          ))}
        </>
      }
    />
  );
}
