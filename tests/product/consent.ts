import type { Answer } from './rest';

/** A signed-in person, by any client of a test. */
export interface Willing {
  readonly email: string;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** Maximum delivery time of a mail, milliseconds. */
const TIMEOUT = 50_000;

/**
 * Confirms a person's address as they would: requests the mail and opens its link. Only confirmed people can invite
 * others, and receive what is given to their address.
 */
export async function confirmAddress(url: string, person: Willing): Promise<void> {
  // People with a confirmed address receive no further mail.
  if ((await done(person.send('GET', '/users/current'))).user.email_verified) return;
  await done(person.send('POST', '/auth/verification', {}));
  // A mail may be read a moment before its link is committed.
  for (const until = Date.now() + TIMEOUT; ;) {
    const { match } = await mailWith(url, person.email, /verify_email\?token=([\w-]+)/);
    const { status, body } = await person.send('POST', '/auth/verify_email', { token: match });
    if (status < 300) return;
    if (Date.now() > until) throw new Error(`${status} ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The newest mail to an address that has something in its text, and what that is; waited for. */
export async function mailWith(
  url: string,
  email: string,
  pattern: RegExp,
): Promise<{ readonly subject: string; readonly match: string }> {
  const until = Date.now() + TIMEOUT;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/v1/test/mail?to=${encodeURIComponent(email)}`);
    const { mail } = (await answer.json()) as { mail: { subject: string; text: string }[] };
    for (const { subject, text } of mail) {
      const match = pattern.exec(text)?.[1];
      if (match) return { subject, match };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} with ${pattern.source}`);
}

/** Makes a person a manager of an account: invited and accepted. Both addresses are confirmed. Returns the manager. */
export async function appoint(account: Willing, manager: Willing): Promise<{ id: string }> {
  const { invite } = await done(account.send('POST', '/managers', { email: manager.email }));
  return (await done(manager.send('POST', `/invites/${invite.id}/accept`, {}))).manager;
}

/** Makes a person a member of a group: invited and accepted. Both addresses are confirmed. Returns the membership. */
export async function addMember(owner: Willing, groupId: string, person: Willing): Promise<{ id: string }> {
  const { invite } = await done(
    owner.send('POST', '/memberships', { group_id: groupId, email: person.email }),
  );
  return (await done(person.send('POST', `/invites/${invite.id}/accept`, {}))).membership;
}

/** Hands a group over to a person: invited and accepted. Returns the group. */
export async function handOver(
  owner: Willing,
  group: { readonly id: string; readonly slug: string },
  heir: Willing & { readonly id: string },
): Promise<{ id: string; owner_id: string }> {
  const asked = { user_id: heir.id, slug: group.slug };
  const { invite } = await done(owner.send('POST', `/groups/${group.id}/transfer`, asked));
  return (await done(heir.send('POST', `/invites/${invite.id}/accept`, {}))).group;
}

async function done(sent: Promise<Answer>): Promise<Answer['body']> {
  const answer = await sent;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
