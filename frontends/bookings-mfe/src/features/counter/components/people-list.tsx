import {
  Avatar,
  Empty,
  Icon,
  IconChevronRight,
  LoadError,
  Skeleton,
  type User,
  useTranslation,
} from '@kashikari/web-kit';
import { useMembers } from '../api/list-members';

interface Props {
  readonly groupId: string;
  onChoose(person: User): void;
}

/** Members to choose from, the first ones of the group. */
export function PeopleList({ groupId, onChoose }: Props) {
  const { t } = useTranslation('bookings');
  const members = useMembers(groupId);
  if (members.isPending) return <Skeleton shape="rows" />;
  if (members.isLoadingError)
    return <LoadError error={members.error} onRetry={() => void members.refetch()} />;
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="cth">
        {t('counter.people')}
      </h2>
      {members.data.length === 0 ? (
        <Empty title={t('counter.noMembers')}>{t('counter.noMembersHint')}</Empty>
      ) : (
        <div className="card list ctpeople">
          {members.data.map((person) => (
            <button key={person.id} type="button" className="lrow" onClick={() => onChoose(person)}>
              <Avatar name={person.name} large />
              <span className="grow b">{person.name}</span>
              <Icon of={IconChevronRight} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
