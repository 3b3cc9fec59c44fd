import { instant } from '../mappers/times';
import type { Manager } from './manager.schema';
import type { identity } from '@kashikari/contracts';
import type { z } from 'zod';

export function toManager(manager: identity.Manager): z.input<typeof Manager> {
  return {
    id: manager.id,
    account_id: manager.accountId,
    user_id: manager.userId,
    created_at: instant(manager.createdAt),
  };
}
