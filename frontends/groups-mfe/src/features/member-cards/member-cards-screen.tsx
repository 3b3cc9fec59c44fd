import { GroupGate } from '../../group-gate';
import { Cards } from './components/cards';

/** `-/{slug}/auth_tokens`: the member cards of a group. */
export function MemberCardsScreen() {
  return <GroupGate act="list_members">{(group) => <Cards group={group} />}</GroupGate>;
}
