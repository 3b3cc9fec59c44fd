import { Injectable } from '@nestjs/common';
import { accountHolder, actorSessionId, isId, notFound, type Call, refused } from '@kashikari/kernel';
import type { Device, DeviceDescription } from '../../domain/sessions/device';
import { SESSION_IDLE } from '../../domain/sessions/session';
import { refreshHash } from './refresh-hash';
import { Secrets, SecurityTime, SecurityViews, UnitOfWork } from '../ports';

/** The devices on which somebody is signed in: their list, and signing them out. */
@Injectable()
export class ManageDevices {
  constructor(
    private readonly works: UnitOfWork,
    private readonly views: SecurityViews,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** @param refreshToken of the device that asks; empty where it has none */
  list(refreshToken: string, call: Call): Promise<Device[]> {
    const hash = refreshToken && refreshHash(this.secrets, refreshToken, call.actor);
    return this.views.devicesOf(accountHolder(call), hash, this.time.now() - SESSION_IDLE);
  }

  /**
   * Names the device of the calling session.
   * @throws DomainError `forbidden` for cards, `token_expired` without a live session
   */
  async describe(description: DeviceDescription, call: Call): Promise<Device> {
    const userId = accountHolder(call);
    const sessionId = actorSessionId(call.actor);
    const isLive =
      sessionId !== undefined &&
      (await this.works.run((work) => work.sessions.describe(sessionId, userId, description)));
    if (!isLive) throw refused('token_expired');
    const devices = await this.views.devicesOf(userId, '', this.time.now() - SESSION_IDLE);
    const described = devices.find(({ id }) => id === sessionId);
    if (!described) throw refused('token_expired');
    return { ...described, current: true };
  }

  async end(id: string, call: Call): Promise<void> {
    const userId = accountHolder(call);
    const now = this.time.now();
    await this.works.run(async (work) => {
      const ended = isId(id) && (await work.sessions.endOne(id, userId, 'removed', now));
      if (!ended) throw notFound('session', id);
      await work.note({ userId, kind: 'device_signed_out', at: now });
    });
  }

  /** Signs out all other devices. Refuses without a valid token, because the current device could not be determined. */
  async endOthers(refreshToken: string, call: Call): Promise<void> {
    const userId = accountHolder(call);
    const now = this.time.now();
    await this.works.run(async (work) => {
      const shown = refreshToken
        ? await work.sessions.lockByToken(refreshHash(this.secrets, refreshToken, call.actor))
        : undefined;
      const { session } = shown ?? {};
      if (session?.userId !== userId || session.endedAt !== null || shown?.tokenUsedAt !== null)
        throw refused('validation.required', undefined, 'refresh_token');
      await work.sessions.endAll(userId, 'removed', now, session.id);
      await work.note({ userId, kind: 'other_devices_signed_out', at: now });
    });
  }
}
