import { z } from 'zod';
import { id } from '../schema/ids';

export const AccountSwitch = z
  .object({ user_id: id().describe('An account that this browser remembers.') })
  .meta({ id: 'AccountSwitch' });
