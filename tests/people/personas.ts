import { made, person, type Person } from '../engine/people';
import { appoint, confirmAddress } from '../product/consent';
import { send, type Answer } from '../product/rest';

/** Roles towards a group. Typed by hand from section 6 of the specification, not imported from the product. */
export const ROLES = [
  'owner',
  'manager',
  'group_owner',
  'member',
  'disabled',
  'card',
  'reader', // a card with the right to read alone
  'stranger',
  'visitor',
] as const;
export type Role = (typeof ROLES)[number];

/** A caller of the contract, signed in or not. */
export interface Caller {
  send(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** A group with one of each kind around it, and a good for members alone. */
export interface Personas {
  readonly as: Readonly<Record<Role, Caller>>;
  readonly owner: Person;
  readonly people: Readonly<Record<'manager' | 'group_owner' | 'member' | 'disabled' | 'stranger', Person>>;
  /** Belongs to nothing; is added, invited and appointed. */
  readonly newcomer: Person;
  readonly groupId: string;
  readonly slug: string;
  readonly passcode: string;
  readonly goodId: string;
  /** A card that no role of the table holds. */
  readonly cardId: string;
  readonly cardSecret: string;
  readonly postId: string;
  readonly membershipOf: Readonly<Record<'group_owner' | 'member' | 'disabled' | 'card' | 'reader', string>>;
}

const PASSCODE = 'hirake-goma';

export async function personasOf(url: string): Promise<Personas> {
  const [owner, manager, groupOwner, member, disabled, stranger, newcomer] = await Promise.all(
    Array.from({ length: 7 }, () => person(url)),
  );
  const group = await make(owner!, '/groups', { name: '備品室', passcode: PASSCODE }, 'group');
  const groupId = group.id;
  await Promise.all(
    [owner!, manager!, groupOwner!, member!, newcomer!].map((who) => confirmAddress(url, who)),
  );
  await appoint(owner!, manager!);
  const belongs = { group_id: groupId, passcode: PASSCODE };
  const memberships = {
    group_owner: (await make(groupOwner!, '/memberships', belongs, 'membership')).id,
    member: (await make(member!, '/memberships', belongs, 'membership')).id,
    disabled: (await make(disabled!, '/memberships', belongs, 'membership')).id,
  };
  await made(owner!.send('PATCH', `/memberships/${memberships.group_owner}`, { group_owner: true }));
  await made(owner!.send('PATCH', `/memberships/${memberships.disabled}`, { disabled: true }));
  const good = await make(owner!, '/goods', { title: '三脚', group_ids: [groupId], quantity: 90 }, 'good');
  const post = await make(owner!, '/posts', { group_id: groupId, body: '月曜は休み' }, 'post');
  const [card, reader, spare] = [
    await make(owner!, '/auth_tokens', { group_id: groupId, permission: 'book' }, 'auth_token'),
    await make(owner!, '/auth_tokens', { group_id: groupId, permission: 'read' }, 'auth_token'),
    await make(owner!, '/auth_tokens', { group_id: groupId }, 'auth_token'),
  ];
  const all = (await made(owner!.send('GET', `/memberships?group_id=${groupId}`))).body.memberships;
  const membershipOfCard = ({ user_id: userId }: { user_id: string }): string =>
    all.find((each: { user_id: string }) => each.user_id === userId).id;
  return {
    as: {
      owner: owner!,
      manager: manager!,
      group_owner: groupOwner!,
      member: member!,
      disabled: disabled!,
      card: await holderOf(url, card.jti),
      reader: await holderOf(url, reader.jti),
      stranger: stranger!,
      visitor: { send: (method, path, body) => send(url, method, path, { body }) },
    },
    owner: owner!,
    people: {
      manager: manager!,
      group_owner: groupOwner!,
      member: member!,
      disabled: disabled!,
      stranger: stranger!,
    },
    newcomer: newcomer!,
    groupId,
    slug: group.slug,
    passcode: PASSCODE,
    goodId: good.id,
    cardId: spare.id,
    cardSecret: spare.jti,
    postId: post.id,
    membershipOf: { ...memberships, card: membershipOfCard(card), reader: membershipOfCard(reader) },
  };
}

/** Signs in with a card to its group. */
async function holderOf(url: string, jti: string): Promise<Caller> {
  const { body } = await made(send(url, 'POST', '/auth/login', { body: { jti } }));
  return { send: (method, path, sent) => send(url, method, path, { token: body.token, body: sent }) };
}

/** Makes something and answers it. */
export async function make(by: Caller, path: string, body: unknown, name: string): Promise<Answer['body']> {
  return (await made(by.send('POST', path, body))).body[name];
}
