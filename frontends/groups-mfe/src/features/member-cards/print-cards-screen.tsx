import { GroupGate } from '../../group-gate';
import { PrintCards } from './components/print-cards';

/** `-/{slug}/auth_tokens/export`: member cards on paper. */
export function PrintCardsScreen() {
  return <GroupGate act="manage_members">{(group) => <PrintCards group={group} />}</GroupGate>;
}
