import { GroupGate } from '../../group-gate';
import { CardImport } from './components/card-import';

/** `-/{slug}/auth_tokens/import`: member cards from a sheet. */
export function ImportCardsScreen() {
  return <GroupGate act="manage_members">{(group) => <CardImport group={group} />}</GroupGate>;
}
