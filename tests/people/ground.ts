import { make, type Caller } from './personas';
import { send, type Answer } from '../product/rest';

/** A person who reads refusals in one language. */
interface Reader extends Caller {
  readonly id: string;
  readonly email: string;
  /** The same person, in another language. */
  in(language: string): Reader;
  /** Imports a file of member cards. */
  sendFile(groupId: string, text: string): Promise<Answer>;
}

/** People and resources with which every refusal of the table can be triggered. */
export interface Ground {
  readonly visitor: Reader;
  readonly owner: Reader;
  readonly member: Reader;
  readonly stranger: Reader;
  /** Holds a card that only reads. */
  readonly reader: Reader;
  readonly groupId: string;
  /** Slug of a group without sign-ups. */
  readonly closedSlug: string;
  readonly slug: string;
  readonly goodId: string;
  /** A good that everybody sees and members book. */
  readonly publicGoodId: string;
  readonly membershipOf: Readonly<Record<'member' | 'admin', string>>;
  readonly day: string;
}

/** The same ground, read in another language. */
export function groundIn(ground: Ground, language: string): Ground {
  const { visitor, owner, member, stranger, reader } = ground;
  return {
    ...ground,
    ...{ visitor: visitor.in(language), owner: owner.in(language), member: member.in(language) },
    ...{ stranger: stranger.in(language), reader: reader.in(language) },
  };
}

function readerOf(url: string, who: { id: string; email: string; token?: string }, language = 'en'): Reader {
  const headers = { 'accept-language': language };
  return {
    ...{ id: who.id, email: who.email },
    send: (method, path, body) => send(url, method, path, { token: who.token, body, headers }),
    in: (other) => readerOf(url, who, other),
    async sendFile(groupId, text) {
      const answer = await fetch(`${url}/v1/auth_tokens/import?group_id=${groupId}&dry_run=true`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv', authorization: `Bearer ${who.token}` },
        body: text,
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

export async function makeGround(url: string): Promise<Ground> {
  const visitor = readerOf(url, { id: '', email: '' });
  const person = async (name: string) => {
    const form = { name, email: `${name}@example.com`, password: 'kashikari1' };
    const { body } = await visitor.send('POST', '/users', form);
    return readerOf(url, { id: body.user.id, email: form.email, token: body.token });
  };
  const [owner, member, admin, stranger] = [
    await person('owner'),
    await person('member'),
    await person('admin'),
    await person('stranger'),
  ];
  await stranger.send('POST', '/users', {
    name: '先',
    account_name: 'taken_name',
    password: 'hon-wo-yomu-7',
  });
  await make(stranger, '/groups', { name: '先', slug: 'taken-slug' }, 'group');
  const group = await make(owner, '/groups', { name: '棚', passcode: 'hirake' }, 'group');
  const closed = await make(owner, '/groups', { name: '奥', disable_sign_up: true }, 'group');
  const joins = { group_id: group.id, passcode: 'hirake' };
  const membershipOf = {
    member: (await make(member, '/memberships', joins, 'membership')).id,
    admin: (await make(admin, '/memberships', joins, 'membership')).id,
  };
  await owner.send('PATCH', `/memberships/${membershipOf.admin}`, { group_owner: true });
  const good = await make(owner, '/goods', { title: '傘', group_ids: [group.id], quantity: 9 }, 'good');
  const shown = { title: '展示', group_ids: [group.id], is_public: true };
  const publicGood = await make(owner, '/goods', shown, 'good');
  const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  await make(member, '/bookings', { good_id: good.id, start_date: day, end_date: day }, 'booking');
  const card = await make(owner, '/auth_tokens', { group_id: group.id, permission: 'read' }, 'auth_token');
  const { body: held } = await visitor.send('POST', '/auth/login', { jti: card.jti });
  return {
    ...{ visitor, owner, member, stranger, membershipOf, day },
    reader: readerOf(url, { id: held.user.id, email: '', token: held.token }),
    ...{ groupId: group.id, slug: group.slug, closedSlug: closed.slug },
    ...{ goodId: good.id, publicGoodId: publicGood.id },
  };
}
