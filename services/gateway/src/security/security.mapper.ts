import { type security, SETS, textOf } from '@kashikari/contracts';
import { instant, textOrNull } from '../mappers/times';
import type { Device, SecurityEvent } from './security.schema';
import type { z } from 'zod';

export function toDevice(device: security.Device): z.input<typeof Device> {
  return {
    id: device.id,
    current: device.current,
    user_agent: device.userAgent,
    address: textOrNull(device.address),
    begun_at: instant(device.begunAt),
    used_at: instant(device.usedAt),
  };
}

export function toSecurityEvent({
  id,
  kind,
  kindEnum,
  at,
  address,
  data,
}: security.SecurityEvent): z.input<typeof SecurityEvent> {
  // More may be added: what only a later release knows is shown by its own name.
  return {
    id,
    kind: textOf(SETS.securityEventKind, kindEnum, kind) ?? kind,
    at: instant(at),
    address: textOrNull(address),
    data,
  };
}
