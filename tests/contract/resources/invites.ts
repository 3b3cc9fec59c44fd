import { addMember, confirmAddress, mailWith } from '../../product/consent';
import { signUp, willing, type World } from '../base';
import { resource } from '../resource';

/** Invitations into a group, to manage, and to take a group over. */
export const invites = resource({
  make: async ({ lender, group }) => {
    const guests = { group_id: group.id, emails: ['guest@example.jp'] };
    const { body } = await lender.api.post('/invites', guests);
    return { inviteId: String(body.invites[0].id) };
  },
  examples: {
    createInvites: ({ group }) => ({ body: { group_id: group.id, emails: ['invited@example.jp'] } }),
    listInvites: ({ group }) => ({ query: { group_id: group.id } }),
    deleteInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
    openInvite: () => ({ body: { token: 'none' } }),
    acceptInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
    declineInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
    stopInvites: () => ({ body: { token: 'none' } }),
  },
  run: {
    'invites by mail, joins by the link, and changes many members at once': async ({
      url,
      lender,
      visitor,
      group,
      inviteId,
    }) => {
      const guest = await signUp(visitor, 'guest');
      const sent = await lender.api.post('/invites', { group_id: group.slug, emails: [guest.email] });
      expect([sent.status, sent.body.invites[0].state]).toEqual([202, 'pending']);
      const { match: token } = await mailWith(url, guest.email, /invite=([\w-]+)/);
      expect((await visitor.post('/invites/open', { token })).body.invitation.group.id).toBe(group.id);
      const id: string = (await guest.api.post('/memberships', { group_id: group.id, invite_token: token }))
        .body.membership.id;
      const fresh = { group_id: group.slug, emails: ['fresh@example.jp'] };
      expect((await lender.api.post('/invites', fresh)).status).toBe(202);
      const { match: invite_token } = await mailWith(url, 'fresh@example.jp', /invite=([\w-]+)/);
      const opened = (await visitor.post('/invites/open', { token: invite_token })).body;
      expect([opened.invitation.email, opened.invitation.has_account]).toEqual(['fresh@example.jp', false]);
      const account = { name: 'fresh', password: 'kashikari-fresh', invite_token };
      const other = await visitor.post('/users', { ...account, email: 'else@example.jp' });
      expect([other.status, other.body.code]).toEqual([400, 'invite.other_address']);
      const joined = await visitor.post('/users', { ...account, email: 'fresh@example.jp' });
      expect([joined.status, joined.body.membership.group_id]).toEqual([201, group.id]);
      expect(joined.body.user.email_verified).toBe(true);
      const { body } = await lender.api.get('/invites', { group_id: group.id });
      const states = body.invites.map((each: { email: string; state: string }) => [each.email, each.state]);
      expect(states).toContainEqual([guest.email, 'accepted']);
      expect((await lender.api.delete(`/invites/${inviteId}`)).status).toBe(204);
      const bulk = (body: object) =>
        lender.api.send('PUT', '/memberships/bulk_update', { body: { membership_ids: [id], ...body } });
      expect((await bulk({ add_tags: ['3年'] })).body.memberships[0].tags).toEqual(['3年']);
      expect((await bulk({ remove: true })).body.outcomes).toMatchObject([{ membership_id: id, ok: true }]);
    },
    'asks people to join and to manage, who accept or decline, and stops asking who wants no more':
      // Memberships require consent, and the response does not reveal if the account exists.
      async ({ url, lender, visitor, group }) => {
        const guest = await signUp(visitor, 'guest');
        const other = await signUp(visitor, 'other');
        const unconfirmed = await guest.api.post('/managers', { email: other.email });
        expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'auth.unconfirmed_address']);
        await confirmAddress(url, willing(guest));
        expect(await addMember(willing(lender), group.id, willing(guest))).toMatchObject({
          user_id: guest.id,
        });
        const asked = await lender.api.post('/memberships', { group_id: group.id, user_id: other.id });
        const nobody = await lender.api.post('/memberships', {
          group_id: group.id,
          email: 'nobody@example.jp',
        });
        const shape = ({ status, body }: typeof asked) => [
          status,
          Object.keys(body.invite).sort(),
          body.invite.state,
        ];
        expect(shape(asked)).toEqual(shape(nobody));
        const mine = await other.api.get('/invites', { to: 'me', state: 'pending' });
        expect(mine.body.invites.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
          [asked.body.invite.id, 'member'],
        ]);
        const declined = await other.api.post(`/invites/${asked.body.invite.id}/decline`, {});
        expect([declined.status, declined.body.invite.state]).toEqual([200, 'declined']);
        const late = await other.api.post(`/invites/${asked.body.invite.id}/accept`, {});
        expect([late.status, late.body.code]).toEqual([404, 'invite.expired']);
        const manager = await lender.api.post('/managers', { email: other.email });
        expect([manager.status, manager.body.invite.kind]).toEqual([202, 'manager']);
        const sent = await lender.api.get('/invites', { from: 'me', state: 'pending' });
        expect(sent.body.invites).toHaveLength(1);
        const both = await lender.api.get('/invites', { to: 'me', from: 'me' });
        expect([both.status, both.body.errors.to?.[0]?.code ?? both.body.code]).toEqual([
          400,
          expect.any(String),
        ]);
        await stop(url, other.email, visitor);
      },
  },
});

/** Unsubscribes as a mail program's one-click button does (RFC 8058), and as the page behind the link does. */
async function stop(url: string, email: string, visitor: World['visitor']): Promise<void> {
  const { subject, match: token } = await mailWith(url, email, /invites\/stop\?token=([\w.-]+)/);
  expect(subject).toMatch(/lender|写真部|X/);
  const pressed = await fetch(`${url}/v1/invites/stop?token=${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(204);
  expect((await visitor.post('/invites/stop', { token })).status).toBe(204);
}
