import {
  type Alternative,
  Refusal,
  useFlash,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useAskOwner, useSeats } from '../api/seats';
import type { GroupView } from '../group-view';
import type { Room } from './room';
import './too-many.css';

interface Props {
  readonly group: GroupView;
  readonly room: Room;
  /** An explanation of the number, if the figures alone are not enough. */
  readonly hint?: string;
  /** The way with fewer people. */
  readonly fewer?: Omit<Alternative, 'id' | 'verb'> | undefined;
}

/**
 * A notice before any change ("2 too many: 8 of 8 are taken"), with the alternatives: another plan, a request to the
 * owner, or fewer people.
 */
export function TooMany({ group, room, hint, fewer }: Props) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const { data: seats } = useSeats(group.id, group.permissions.includes('list_members'));
  const ask = useAskOwner();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const owner = seats?.owner_name;
  const ways: Alternative[] = [];
  if (fewer) ways.push({ ...fewer, id: 'fewer', verb: t('seats.choose') });
  if (seats && seats.owner_id === user?.id) {
    const onTake = () => void navigate('/subscriptions/upgrade');
    ways.push({ id: 'plan', title: t('seats.askPlan'), verb: t('seats.choose'), onTake });
  } else if (seats) {
    const done = { onSuccess: () => say(t('seats.asked', { owner })), onError: sayError };
    const onTake = () => ask.mutate(seats.owner_id, done);
    ways.push({ id: 'owner', title: t('seats.askOwner', { owner }), verb: t('seats.choose'), onTake });
  }
  return (
    <div className="toomany">
      <Refusal title={t('seats.tooMany', { ...room })} alternatives={ways}>
        {hint}
      </Refusal>
    </div>
  );
}
