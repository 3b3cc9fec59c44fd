import { GroupGate } from '../../group-gate';
import { AddMember } from './components/add-member';

/** `-/{slug}/members/new`: adding members. */
export function AddMemberScreen() {
  return <GroupGate act="manage_members">{(group) => <AddMember group={group} />}</GroupGate>;
}
