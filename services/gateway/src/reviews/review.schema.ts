import { z } from 'zod';
import { id } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { User } from '../users/user.schema';

/** A review of a good by a person who returned it. */
export const Review = z
  .object({
    id: id(),
    good_id: id(),
    user_id: id()
      .nullable()
      .describe('Id of the author; null for callers outside the groups of the good, except the author.'),
    body: z.string(),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Review' });

const body = () => text(2_000, 1);

export const NewReview = z.object({ good_id: id(), body: body() }).meta({ id: 'NewReview' });
export const ReviewPatch = z.object({ body: body() }).meta({ id: 'ReviewPatch' });
export const reviewQuery = z.object({ good_id: id(), ...pageQuery });

export const ReviewAnswer = z
  .object({ review: Review, users: z.array(User).describe('The author.') })
  .meta({ id: 'ReviewAnswer' });

export const ReviewList = z
  .object({
    reviews: z.array(Review),
    own: Review.nullable().describe('The caller’s own review, on whatever page it is.'),
    permissions: z
      .array(z.string())
      .describe(
        'Actions that are available to the caller now: `create`, after returning the good and without a review of it.',
      ),
    users: z.array(User).describe('The authors whom the caller may know.'),
    meta: Meta,
  })
  .meta({ id: 'ReviewList' });
