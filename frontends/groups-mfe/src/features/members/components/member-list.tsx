import { useTranslation } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import type { MemberUser, MembershipView } from '../api/list-memberships';
import { MemberRow } from './member-row';

interface Props {
  readonly rows: readonly MembershipView[];
  readonly users: ReadonlyMap<string, MemberUser>;
  readonly group: GroupView;
  /** The selected rows; undefined if no bulk act is in progress. */
  readonly picked: ReadonlySet<string> | undefined;
  readonly onPick: (id: string) => void;
  /** The reasons why the last bulk act skipped memberships, by id. */
  readonly failures: ReadonlyMap<string, string>;
  /** No more rows follow, so that the number of paused people is final. */
  readonly isAll: boolean;
}

/** The members as rows; paused members follow below a separate heading. */
export function MemberList({ rows, isAll, ...shared }: Props) {
  const { t } = useTranslation('groups');
  const active = rows.filter(({ disabled }) => !disabled);
  const paused = rows.filter(({ disabled }) => disabled);
  return (
    <>
      {active.length > 0 && <Rows {...shared} rows={active} />}
      {paused.length > 0 && (
        <section>
          <div className="sec-h">
            <h2>{t('members.paused')}</h2>
            {isAll && <span className="meta">{t('members.count', { count: paused.length })}</span>}
          </div>
          <Rows {...shared} rows={paused} />
        </section>
      )}
    </>
  );
}

function Rows({ rows, users, group, picked, onPick, failures }: Omit<Props, 'isAll'>) {
  return (
    <div className="card list">
      {rows.map((membership) => (
        <MemberRow
          key={membership.id}
          membership={membership}
          user={users.get(membership.user_id)}
          group={group}
          picked={picked?.has(membership.id)}
          failure={failures.get(membership.id)}
          onPick={onPick}
        />
      ))}
    </div>
  );
}
