import { GroupGate } from '../../group-gate';
import { TransferGroup } from './components/transfer-group';

/** `-/{slug}/edit/transfer`: for the owner alone. */
export function TransferScreen() {
  return <GroupGate act="transfer">{(group) => <TransferGroup group={group} />}</GroupGate>;
}
