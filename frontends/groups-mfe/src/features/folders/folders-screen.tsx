import { GroupGate } from '../../group-gate';
import { Folders } from './components/folders';

/** `-/{slug}/edit/folders`: for those who edit the group. */
export function FoldersScreen() {
  return <GroupGate act="edit">{(group) => <Folders group={group} />}</GroupGate>;
}
