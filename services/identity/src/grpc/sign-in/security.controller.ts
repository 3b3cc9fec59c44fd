import { enumOf, security, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListEndedAccess } from '../../app/sessions/list-ended-access';
import type { EndedAccess } from '../../app/ports';
import { SecurityRecord } from '../../app/sessions/security-record';
import { CheckFresh } from '../../app/sessions/check-fresh';
import { ConfirmSession } from '../../app/sign-in/confirm-session';
import { GetLink } from '../../app/sign-in/get-link';
import { ManageDevices } from '../../app/sessions/manage-devices';
import { VerifyEmail } from '../../app/sign-in/verify-email';
import type { Device } from '../../domain/sessions/device';
import type { KeptSecurityEvent } from '../../domain/sessions/security-event';

@GrpcController(security.SecurityServiceService)
export class SecurityController {
  constructor(
    private readonly devices: ManageDevices,
    private readonly events: SecurityRecord,
    private readonly verify: VerifyEmail,
    private readonly links: GetLink,
    private readonly ended: ListEndedAccess,
    private readonly fresh: CheckFresh,
    private readonly confirming: ConfirmSession,
  ) {}

  async listSessions(
    { refreshToken }: security.ListSessionsRequest,
    call: Call,
  ): Promise<security.ListSessionsResponse> {
    const devices = await this.devices.list(refreshToken, call);
    return { devices: devices.map(toDevice) };
  }

  async describeDevice(
    request: security.DescribeDeviceRequest,
    call: Call,
  ): Promise<security.DescribeDeviceResponse> {
    return { device: toDevice(await this.devices.describe(request, call)) };
  }

  async endSession({ id }: security.EndSessionRequest, call: Call): Promise<security.EndSessionResponse> {
    await this.devices.end(id, call);
    return {};
  }

  async endOtherSessions(
    { refreshToken }: security.EndOtherSessionsRequest,
    call: Call,
  ): Promise<security.EndOtherSessionsResponse> {
    await this.devices.endOthers(refreshToken, call);
    return {};
  }

  async listSecurityEvents(
    request: security.ListSecurityEventsRequest,
    call: Call,
  ): Promise<security.ListSecurityEventsResponse> {
    const { events, more } = await this.events.list(request, call);
    return {
      events: events.map(toSecurityEvent),
      more,
    };
  }

  async noteExport(
    { address }: security.NoteExportRequest,
    call: Call,
  ): Promise<security.NoteExportResponse> {
    await this.events.noteExport(address, call);
    return {};
  }

  async requestVerification(
    _request: security.RequestVerificationRequest,
    call: Call,
  ): Promise<security.RequestVerificationResponse> {
    await this.verify.request(call);
    return {};
  }

  async verifyEmail(request: security.VerifyEmailRequest, call: Call): Promise<security.VerifyEmailResponse> {
    await this.verify.confirm(request, call);
    return {};
  }

  async checkFresh(_request: security.CheckFreshRequest, call: Call): Promise<security.CheckFreshResponse> {
    await this.fresh.run(call);
    return {};
  }

  async confirmSession(
    { proof, address }: security.ConfirmSessionRequest,
    call: Call,
  ): Promise<security.ConfirmSessionResponse> {
    await this.confirming.run(proof, { address }, call);
    return {};
  }

  async getLink(request: security.GetLinkRequest, call: Call): Promise<security.GetLinkResponse> {
    const link = await this.links.run(request, call);
    return { ...link, accounts: [...link.accounts], purpose: enumOf(SETS.linkPurpose, link.purpose) };
  }

  async listEndedAccess({
    cursor,
  }: security.ListEndedAccessRequest): Promise<security.ListEndedAccessResponse> {
    const since = await this.ended.run(cursor);
    return { cursor: since.cursor, ended: since.ended.map(toEndedAccess) };
  }
}

function toSecurityEvent({ at, data, ...event }: KeptSecurityEvent): security.SecurityEvent {
  const kind = enumOf(SETS.securityEventKind, event.kind);
  return { ...event, kind, at: new Date(at), data: { ...data } };
}

function toEndedAccess(one: EndedAccess): security.EndedAccess {
  return {
    key: one.key,
    what:
      'sessionId' in one
        ? { $case: 'sessionId', value: one.sessionId }
        : { $case: 'userId', value: one.userId },
  };
}

function toDevice({ begunAt, usedAt, ...device }: Device): security.Device {
  return { ...device, begunAt: new Date(begunAt), usedAt: new Date(usedAt) };
}
