import { GroupGate } from '../../group-gate';
import { Handout } from './handout';

/** `-/{slug}/invite/handout`: an invitation on paper, for those who manage the members. */
export function HandoutScreen() {
  return <GroupGate act="manage_members">{(group) => <Handout group={group} />}</GroupGate>;
}
