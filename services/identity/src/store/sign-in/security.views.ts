import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { Encryptor, SecurityViews } from '../../app/ports';
import type { Device } from '../../domain/sessions/device';
import type { KeptSecurityEvent, SecurityEventKind } from '../../domain/sessions/security-event';
import { openAddress } from './sealed-address';

/** Maximum number of listed devices, more than a person has; signing out all others covers the rest. */
const MAX_DEVICES = 100;

const DEVICES = `
  select s.id, s.user_agent, s.sealed_address, s.begun_at, s.used_at, s.platform, s.device, s.app, exists (
      select from refresh_tokens t where t.session_id = s.id and t.token_hash = $2) as current
    from sessions s
   where s.user_id = $1 and s.ended_at is null and s.used_at > $3
   order by s.used_at desc, s.id limit ${MAX_DEVICES}`;

const EVENTS = `
  select id, kind, at, sealed_address, data from security_events
   where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`;

interface DeviceRow {
  id: string;
  user_agent: string;
  sealed_address: string;
  begun_at: Date;
  used_at: Date;
  platform: string;
  device: string;
  app: string;
  current: boolean;
}

interface EventRow {
  id: string;
  kind: SecurityEventKind;
  at: Date;
  sealed_address: string;
  data: Record<string, string> | null;
}

@Injectable()
export class PgSecurityViews extends SecurityViews {
  constructor(
    private readonly db: Database,
    private readonly encryptor: Encryptor,
  ) {
    super();
  }

  override async devicesOf(userId: string, tokenHash: string, usedSince: number): Promise<Device[]> {
    const rows = await this.db.read<DeviceRow>(DEVICES, [userId, tokenHash, new Date(usedSince)]);
    return rows.map((row) => ({
      id: row.id,
      current: row.current,
      userAgent: row.user_agent,
      address: openAddress(this.encryptor, row.sealed_address),
      begunAt: row.begun_at.getTime(),
      usedAt: row.used_at.getTime(),
      ...{ platform: row.platform, device: row.device, app: row.app },
    }));
  }

  override async eventsOf(
    userId: string,
    beforeId: string | undefined,
    limit: number,
  ): Promise<KeptSecurityEvent[]> {
    const rows = await this.db.read<EventRow>(EVENTS, [userId, beforeId ?? null, limit]);
    return rows.map(({ id, kind, at, sealed_address, data }) => ({
      ...{ id, kind, at: at.getTime(), data: data ?? {} },
      address: openAddress(this.encryptor, sealed_address),
    }));
  }
}
