import { z } from 'zod';
import { id } from '../schema/ids';

export const Liking = z.object({ good_id: id() }).meta({ id: 'Liking' });

export const LikeAnswer = z
  .object({ good_id: id(), liked: z.boolean().describe('Whether the caller likes it now.') })
  .meta({ id: 'LikeAnswer' });
