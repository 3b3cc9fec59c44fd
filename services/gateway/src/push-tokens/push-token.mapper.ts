import { instant } from '../mappers/times';
import type { PushToken } from './push-token.schema';
import type { push } from '@kashikari/contracts';
import type { z } from 'zod';

export function toPushToken(token: push.PushToken): z.input<typeof PushToken> {
  const { id, endpoint, sessionId, createdAt } = token;
  return { id, endpoint, session_id: sessionId || null, created_at: instant(createdAt) };
}
