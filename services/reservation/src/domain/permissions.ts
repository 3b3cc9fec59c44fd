import type { Verdict } from '@kashikari/kernel';
import { mayCancel } from './cancel-booking';
import { mayCloseDispute } from './close-dispute';
import { mayExtend } from './extend-booking';
import { mayHandOver } from './hand-over-booking';
import { mayOpenDispute } from './open-dispute';
import { mayPrepare, mayRevertPrepare } from './prepare-booking';
import { mayReceive } from './receive-booking';
import { mayReturn } from './return-booking';
import { mayRevertHandOver } from './revert-hand-over';
import { mayRevertReturn } from './revert-return';
import type { BookingContext } from './booking-context';
import { ACTS, type Act } from './state';
import { mayUpdate } from './update-booking';

/** The check that each act makes first. It also decides which buttons a screen shows. */
const GATES: Record<Act, (context: BookingContext) => Verdict<null>> = {
  update: mayUpdate,
  extend: mayExtend,
  cancel: mayCancel,
  hand_over: mayHandOver,
  revert_hand_over: mayRevertHandOver,
  return: mayReturn,
  revert_return: mayRevertReturn,
  receive: mayReceive,
  open_dispute: mayOpenDispute,
  close_dispute: mayCloseDispute,
  prepare: mayPrepare,
  revert_prepare: mayRevertPrepare,
};

/** Returns the acts that the caller may do with this booking now. Availability is checked only when the act is done. */
export function permissionsOf(context: BookingContext): Act[] {
  return ACTS.filter((act) => GATES[act](context).ok);
}
