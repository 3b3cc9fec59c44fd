import { GroupGate } from '../../group-gate';
import { Settings } from './components/settings';

/** `-/{slug}/edit`: for those who edit the group. */
export function SettingsScreen() {
  return <GroupGate act="edit">{(group) => <Settings group={group} />}</GroupGate>;
}
