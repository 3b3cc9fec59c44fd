import {
  Button,
  ButtonLink,
  SeatCard,
  Skeleton,
  seatState,
  useFlash,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useAskOwner, useSeats } from '../api/seats';
import type { GroupView } from '../group-view';

/** The used seats of a group's plan ("5 / 8"), and the next step if it is full. Members do not see it. */
export function SeatNote({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const { data: seats, isLoading } = useSeats(group.id, group.permissions.includes('list_members'));
  const ask = useAskOwner();
  const { say, sayError } = useFlash();
  if (isLoading) return <Skeleton shape="block" />;
  if (!seats || seats.limit === null) return null;
  const { used, limit, disabled, owner_id: ownerId, owner_name: owner } = seats;
  const isFull = seatState(used, limit) === 'full';
  const isOwner = user?.id === ownerId;
  return (
    <SeatCard
      title={t('seats.title')}
      used={used}
      limit={limit}
      paused={disabled}
      hint={t('seats.left', { left: limit - used })}
    >
      {isFull && isOwner && (
        <ButtonLink to="/subscriptions/upgrade" small>
          {t('seats.askPlan')}
        </ButtonLink>
      )}
      {isFull && !isOwner && (
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
    </SeatCard>
  );
}
