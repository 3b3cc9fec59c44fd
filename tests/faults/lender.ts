import { randomUUID } from 'node:crypto';
import { send, type Answer } from '../product/rest';

/** A lender, and everything that a booking needs. */
export interface Lender {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly goods: readonly string[];
}

/** Signs up and registers goods. */
export async function makeLender(
  url: string,
  goods: number,
  terms: Record<string, unknown> = {},
): Promise<Lender> {
  const email = `${randomUUID()}@example.com`;
  const password = 'kashikari-demo';
  const { body: account } = await made(
    send(url, 'POST', '/users', { body: { name: 'みなと大学', email, password } }),
  );
  const { token, user } = account as { token: string; user: { id: string } };
  const { body: group } = await made(send(url, 'POST', '/groups', { token, body: { name: '機材' } }));
  const ids: string[] = [];
  for (let n = 1; n <= goods; n++) {
    const body = { title: `カメラ ${n}`, group_ids: [group.group.id], quantity: 1, ...terms };
    ids.push((await made(send(url, 'POST', '/goods', { token, body }))).body.good.id);
  }
  return { id: user.id, token, email, password, goods: ids };
}

async function made(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent;
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A day so many days from today, far enough from midnight not to matter. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
