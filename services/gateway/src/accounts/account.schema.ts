import { z } from 'zod';
import { id } from '../schema/ids';

export const AccountSwitch = z
  .object({ user_id: id().describe('Id of an account that this browser remembers.') })
  .meta({ id: 'AccountSwitch' });
