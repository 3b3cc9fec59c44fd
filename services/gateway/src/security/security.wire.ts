import { instant, textOrNull } from '../wire/times';
import type { Device, SecurityEvent } from './security.schema';
import type { security } from '@kashikari/contracts';
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
  at,
  address,
  data,
}: security.SecurityEvent): z.input<typeof SecurityEvent> {
  return { id, kind, at: instant(at), address: textOrNull(address), data };
}
