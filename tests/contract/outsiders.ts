import { appoint, confirmAddress } from '../product/consent';
import type { Client } from './client';
import { PASSWORD, signUp, willing, type World } from './world';

/** People without a relation to the lender, each of another kind. They may see nothing of the lender. */
export const OUTSIDERS = [
  'visitor',
  'stranger',
  'read card',
  'book card',
  'manager of another account',
  'deleted account',
  'session of the lender that has ended',
] as const;
export type Outsider = (typeof OUTSIDERS)[number];

/** Outsiders whose token was valid once. */
export const GONE = ['deleted account', 'session of the lender that has ended'] as const satisfies Outsider[];

/** People with a place in the lender's group, who see the group's data but not the lender's. */
export const INSIDERS = ['member', 'read card of the group', 'book card of the group'] as const;
export type Insider = (typeof INSIDERS)[number];

export async function outsidersOf(
  url: string,
  { visitor, stranger, lender }: World,
): Promise<Record<Outsider, Client>> {
  const group = (await stranger.api.post('/groups', { name: '釣り' })).body.group as { id: string };
  const agent = await signUp(visitor, 'agent');
  await confirmAddress(url, willing(stranger));
  await confirmAddress(url, willing(agent));
  await appoint(willing(stranger), willing(agent));
  const gone = await signUp(visitor, 'gone');
  const { status } = await gone.api.delete(`/users/${gone.id}`, { email: gone.email });
  if (status !== 204) throw new Error(`The account did not go: ${status}`);
  const ended = await visitor.post('/auth/login', { email: lender.email, password: PASSWORD });
  const { refresh_token, token } = ended.body as { refresh_token: string; token: string };
  const { status: out } = await visitor.as(token).post('/auth/logout', { refresh_token });
  if (out !== 204) throw new Error(`The session did not end: ${out}`);
  return {
    visitor,
    stranger: stranger.api,
    'read card': await cardOf(stranger.api, visitor, group.id, 'read'),
    'book card': await cardOf(stranger.api, visitor, group.id, 'book'),
    'manager of another account': agent.api,
    'deleted account': gone.api,
    'session of the lender that has ended': visitor.as(token),
  };
}

export async function insidersOf({
  lender,
  member,
  visitor,
  group,
}: World): Promise<Record<Insider, Client>> {
  return {
    member: member.api,
    'read card of the group': await cardOf(lender.api, visitor, group.id, 'read'),
    'book card of the group': await cardOf(lender.api, visitor, group.id, 'book'),
  };
}

/** Creates a card of a group and signs in with it. */
async function cardOf(owner: Client, visitor: Client, groupId: string, permission: string): Promise<Client> {
  const made = await owner.post('/auth_tokens', { group_id: groupId, permission });
  const { jti } = made.body.auth_token as { jti: string };
  const { body } = await visitor.post('/auth/login', { jti });
  return visitor.as(body.token as string);
}
