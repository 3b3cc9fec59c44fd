import { z } from 'zod';
import { id } from '../schema/ids';

export const Liking = z
  .object({
    good_id: id(),
    liked: z
      .boolean()
      .optional()
      .describe('The wished state. Without it, the call changes the state to the other one.'),
  })
  .meta({ id: 'Liking' });

export const LikeAnswer = z
  .object({ good_id: id(), liked: z.boolean().describe('Whether the caller likes it now.') })
  .meta({ id: 'LikeAnswer' });
