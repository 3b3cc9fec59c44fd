import { z } from 'zod';
import { Device } from '../security/security.schema';
import { text } from '../schema/text';
import { NewPushToken } from './push-token.schema';

/** A browser's keys are complete or absent. */
const KEYS = ['endpoint', 'p256dh', 'auth'] as const;

export const NewDevice = z
  .object({
    platform: text(50, 1).describe('Operating system.').meta({ example: 'iOS 26.1' }),
    device: text(100, 1).describe('Name of the device.').meta({ example: 'iPhone 17' }),
    app: text(100).optional().describe('Name and version of the app.').meta({ example: 'Kashikari 1.4' }),
    ...NewPushToken.pick({ endpoint: true, p256dh: true, auth: true }).partial().shape,
  })
  .superRefine((value, context) => {
    const missing = KEYS.filter((key) => value[key] === undefined);
    if (missing.length === 0 || missing.length === KEYS.length) return;
    for (const key of missing)
      context.addIssue({ code: 'custom', path: [key], params: { code: 'validation.required' } });
  })
  .meta({
    id: 'NewDevice',
    description:
      'With `endpoint`, `p256dh` and `auth`, the browser is also registered as by `POST /push_tokens`.',
  });

export const DeviceAnswer = z.object({ device: Device }).meta({ id: 'DeviceAnswer' });
