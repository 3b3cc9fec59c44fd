import { Button, ButtonLink, Note, useFlash, useTranslation, useUser } from '@kashikari/web-kit';
import { useAskOwner, useSeats } from '../api/seats';
import type { GroupView } from '../group-view';
import './seats.css';

/** From how many hundredths on who owns or manages is told that it will be full soon. */
const NEARLY_FULL = 80;

/** "5 / 8": how full the plan behind a group is, and where it is full, the way on. Members see nothing of it. */
export function SeatNote({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const { data: seats } = useSeats(group.id, group.permissions.includes('list_members'));
  const ask = useAskOwner();
  const { say, sayError } = useFlash();
  if (!seats || seats.limit === null) return null;
  const { used, limit, disabled, owner_id: ownerId, owner_name: owner } = seats;
  const left = Math.max(0, limit - used);
  const isOwner = user?.id === ownerId;
  return (
    <section className="card seat" aria-label={t('seats.title')}>
      <p>
        <span className="n">{used}</span> {t('seats.of', { limit })}
      </p>
      <meter min={0} max={limit} value={used} aria-label={t('seats.label', { used, limit })} />
      {left > 0 && used * 100 < limit * NEARLY_FULL && <p className="hint">{t('seats.left', { left })}</p>}
      {left > 0 && used * 100 >= limit * NEARLY_FULL && (
        <Note tone="warning">{t('seats.nearlyFull', { left })}</Note>
      )}
      {left === 0 && <Note tone="warning">{t('seats.full', { limit })}</Note>}
      {disabled > 0 && <p className="hint">{t('seats.paused', { disabled })}</p>}
      {left === 0 && isOwner && (
        <ButtonLink to="/subscriptions/upgrade" small>
          {t('seats.askPlan')}
        </ButtonLink>
      )}
      {left === 0 && !isOwner && (
        <Button
          small
          busy={ask.isPending}
          disabled={ask.isSuccess}
          onClick={() =>
            ask.mutate(ownerId, { onSuccess: () => say(t('seats.asked', { owner })), onError: sayError })
          }
        >
          {t('seats.askOwner', { owner })}
        </Button>
      )}
    </section>
  );
}
