import { Module } from '@nestjs/common';
import { CheckFresh } from '../app/sessions/check-fresh';
import { GetSigningKeys } from '../app/sessions/get-signing-keys';
import { KnownBrowsers } from '../app/sessions/known-browsers';
import { ListEndedAccess } from '../app/sessions/list-ended-access';
import { ManageDevices } from '../app/sessions/manage-devices';
import { RefreshSession } from '../app/sessions/refresh-session';
import { SecurityRecord } from '../app/sessions/security-record';
import { SessionIssuer } from '../app/sessions/session-issuer';
import { SignOut } from '../app/sessions/sign-out';
import { Sweep } from '../app/sessions/sweep';
import { NotifyOfNewDevice } from '../app/sessions/notify-of-new-device';
import { SweepJob } from '../events/sweep.job';

/** Sessions of signed-in users: their tokens, devices and security events. */
@Module({
  providers: [
    CheckFresh,
    GetSigningKeys,
    KnownBrowsers,
    ListEndedAccess,
    ManageDevices,
    RefreshSession,
    SecurityRecord,
    SessionIssuer,
    SignOut,
    Sweep,
    NotifyOfNewDevice,
    SweepJob,
  ],
  exports: [
    CheckFresh,
    GetSigningKeys,
    KnownBrowsers,
    ListEndedAccess,
    ManageDevices,
    RefreshSession,
    SecurityRecord,
    SessionIssuer,
    SignOut,
    Sweep,
  ],
})
export class SessionsModule {}
