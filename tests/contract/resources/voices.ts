import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

/** Comments and reviews on the world's good: comments by the member, and a review after a return. */
export const voices = resource({
  make: async ({ lender, member, goodId, day }) => {
    const booking = await made(
      member.api.post('/bookings', { good_id: goodId, start_date: day(0), end_date: day(0) }),
      'booking',
    );
    await lender.api.post(`/bookings/${booking.id}/return`, {});
    const review = await made(member.api.post('/reviews', { good_id: goodId, body: SECRET_WORD }), 'review');
    const comment = await made(
      member.api.post('/comments', { good_id: goodId, body: SECRET_WORD }),
      'comment',
    );
    return { reviewId: review.id, commentId: comment.id, returnedId: booking.id };
  },
  examples: {
    createReview: ({ goodId }) => ({ body: { good_id: goodId, body: 'Sharp pictures' } }),
    listReviews: ({ goodId }) => ({ query: { good_id: goodId } }),
    updateReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { body: 'Very sharp' } }),
    putReview: ({ reviewId }) => ({ params: { id: reviewId }, body: { body: 'Very sharp' } }),
    deleteReview: ({ reviewId }) => ({ params: { id: reviewId } }),
    createComment: ({ goodId }) => ({ body: { good_id: goodId, body: 'With a charger?' } }),
    listComments: ({ goodId }) => ({ query: { good_id: goodId } }),
    deleteComment: ({ commentId }) => ({ params: { id: commentId } }),
  },
  run: {
    'reviews a good that came back, once': async ({ lender, member, goodId, reviewId, returnedId }) => {
      const { api } = member;
      const again = await api.post('/reviews', { good_id: goodId, body: 'Twice' });
      expect([again.status, again.body.code]).toEqual([409, 'review.exists']);
      const never = await lender.api.post('/reviews', { good_id: goodId, body: 'Mine' });
      expect([never.status, never.body.code]).toEqual([403, 'review.not_returned']);
      const changed = await api.send('PATCH', `/reviews/${reviewId}`, { body: { body: 'Sharp' } });
      expect(changed.body.review.body).toBe('Sharp');
      await api.send('PUT', `/reviews/${reviewId}`, { body: { body: 'Very sharp' } });
      const { body } = await lender.api.get('/reviews', { good_id: goodId });
      expect(body.reviews).toMatchObject([{ id: reviewId, body: 'Very sharp', permissions: ['delete'] }]);
      expect(body.users.map(({ id }: { id: string }) => id)).toEqual([member.id]);
      expect((await lender.api.get(`/bookings/${returnedId}`)).body.review.id).toBe(reviewId);
      expect((await api.delete(`/reviews/${reviewId}`)).status).toBe(204);
      const after = (await api.get('/reviews', { good_id: goodId })).body;
      expect([after.own, after.permissions]).toEqual([null, ['create']]);
      expect((await api.post('/reviews', { good_id: goodId, body: 'Again' })).status).toBe(201);
    },

    'comments on a good': async ({ lender, member, goodId, commentId }) => {
      const asked = await member.api.post('/comments', { good_id: goodId, body: 'With a charger?' });
      expect(asked.status).toBe(201);
      expect((await lender.api.delete(`/comments/${commentId}`)).status).toBe(204);
      expect((await member.api.delete(`/comments/${asked.body.comment.id}`)).status).toBe(204);
      const { body } = await member.api.get('/comments', { good_id: goodId });
      expect(body.comments).toMatchObject([{ id: commentId, body: '', removed: true, permissions: [] }]);
    },
  },
});
