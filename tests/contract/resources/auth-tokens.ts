import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

/** Member cards of the world's group. */
export const authTokens = resource({
  make: async ({ lender, group }) => {
    const card = await made<{ jti: string }>(
      lender.api.post('/auth_tokens', { group_id: group.id, name: `${SECRET_WORD} card` }),
      'auth_token',
    );
    return { cardId: card.id, cardSecret: card.jti };
  },
  examples: {
    createAuthToken: ({ group }) => ({ body: { group_id: group.id, name: 'A card' } }),
    listAuthTokens: ({ group }) => ({ query: { group_id: group.id } }),
    getAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
    findAuthToken: ({ cardSecret }) => ({ body: { jti: cardSecret } }),
    updateAuthToken: ({ cardId }) => ({ params: { id: cardId }, body: { name: 'Renamed' } }),
    putAuthToken: ({ cardId }) => ({ params: { id: cardId }, body: { name: 'Renamed' } }),
    deleteAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
    reissueAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
    linkAuthToken: () => ({ body: { jti: 'none' } }),
    exportAuthTokens: ({ group }) => ({ query: { group_id: group.id } }),
    importAuthTokens: ({ group }) => ({ body: { group_id: group.id, rows: [{ id: '77' }], dry_run: true } }),
  },
  run: {
    'makes member cards singly and from a sheet, signs in with one, issues it anew and takes it back': async (
      world,
    ) => {
      const { lender, visitor, group } = world;
      const csv = (text: string, query: object) =>
        lender.api.send('POST', '/auth_tokens/import', {
          body: text,
          headers: { 'Content-Type': 'text/csv' },
          query: { group_id: group.slug, ...query },
        });
      const tried = await csv('id,name\nx,山田\n501,田中\n', { dry_run: true });
      expect(tried.body.import).toMatchObject({
        count: 1,
        faults: [{ line: 2, field: 'id', code: 'card.not_an_integer' }],
      });
      expect((await csv('id,name\n501,=HYPERLINK()\n', {})).body.import).toMatchObject({
        count: 1,
        faults: [],
      });
      const sheet = String((await lender.api.get('/auth_tokens/export', { group_id: group.id })).body);
      expect(sheet).toContain("501,'=HYPERLINK(),,,ja,book,");
      const { body } = await lender.api.post('/auth_tokens', {
        group_id: group.id,
        count: 2,
        permission: 'read',
      });
      expect(body.auth_tokens).toHaveLength(2);
      const { id, jti } = body.auth_token as { id: string; jti: string };
      expect((await lender.api.post('/auth_tokens/find', { jti })).body.auth_token.id).toBe(id);
      const signedIn = await visitor.post('/auth/login', { jti });
      const card = visitor.as(signedIn.body.token as string);
      expect((await card.get(`/goods/${world.goodId}`)).status).toBe(200);
      const range = { good_id: world.goodId, start_date: world.day(60), end_date: world.day(60) };
      expect((await card.post('/bookings', range)).status).toBe(481);
      const changed = await lender.api.patch(`/auth_tokens/${id}`, { permission: 'book', name: '来館者' });
      expect(changed.body.auth_token).toMatchObject({ permission: 'book', name: '来館者', jti });
      await lender.api.send('PUT', `/auth_tokens/${id}`, { body: { name: '来館者1' } });
      const booking = await visitor
        .as(String((await visitor.post('/auth/login', { jti })).body.token))
        .post('/bookings', range);
      expect(booking.status).toBe(201);
      const kept = await lender.api.delete(`/auth_tokens/${id}`);
      expect([kept.status, kept.body.code]).toEqual([409, 'membership.active_bookings']);
      await lender.api.delete(`/bookings/${booking.body.booking.id}`);
      const anew = await lender.api.post(`/auth_tokens/${id}/reissue`, {});
      expect(anew.body.auth_token.jti).not.toBe(jti);
      expect((await visitor.post('/auth/login', { jti })).body.code).toBe('auth.failed');
      const listed = await lender.api.get('/auth_tokens', { group_id: group.id, match: '来館' });
      expect(listed.body.meta.total).toBe(1);
      expect((await lender.api.get(`/auth_tokens/${id}`)).headers.get('etag')).not.toBeNull();
      expect((await lender.api.delete(`/auth_tokens/${id}`)).status).toBe(204);
    },

    'links a card with an account': async ({ lender, stranger, group }) => {
      const card = (await lender.api.post('/auth_tokens', { group_id: group.id })).body.auth_token;
      const linked = await stranger.api.post('/auth_tokens/link', { jti: card.jti });
      expect(linked.body.group.id).toBe(group.id);
    },
  },
});
