import { GroupGate } from '../../group-gate';
import { Members } from './components/members';

/** `-/{slug}/members/edit`: the members of the group. */
export function MembersScreen() {
  return <GroupGate act="see_goods">{(group) => <Members group={group} />}</GroupGate>;
}
