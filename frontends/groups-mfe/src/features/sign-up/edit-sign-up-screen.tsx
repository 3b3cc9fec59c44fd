import { GroupGate } from '../../group-gate';
import { EditSignUp } from './components/edit-sign-up';

/** `-/{slug}/sign_up/edit`: what who joins sees first, for those who edit the group. */
export function EditSignUpScreen() {
  return <GroupGate act="edit">{(group) => <EditSignUp group={group} />}</GroupGate>;
}
