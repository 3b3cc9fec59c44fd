import { GroupGate } from '../../group-gate';
import { EditSignUp } from './components/edit-sign-up';

/** `-/{slug}/sign_up/edit`: the sign-up page of the group, for users who may edit the group. */
export function EditSignUpScreen() {
  return <GroupGate act="edit">{(group) => <EditSignUp group={group} />}</GroupGate>;
}
