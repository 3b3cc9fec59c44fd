import { randomUUID } from 'node:crypto';
import { send, type Answer } from '../product/rest';

export type { Answer };

export interface Person {
  readonly id: string;
  readonly email: string;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
}

const PASSWORD = 'kashikari-demo';

/** Signs up. @param fields settings of the account: lending rules, time zone, language */
export async function person(url: string, fields: Record<string, unknown> = {}): Promise<Person> {
  const { email, body } = await signUp(url);
  const { id } = (body as { user: { id: string } }).user;
  let token = (body as { token: string }).token;
  const self: Person = {
    id,
    email,
    async send(method, path, sent) {
      const answer = await send(url, method, path, { token, body: sent });
      if (answer.body?.code !== 'token_expired') return answer;
      const again = await send(url, 'POST', '/auth/login', { body: { email, password: PASSWORD } });
      token = (again.body as { token: string }).token;
      return send(url, method, path, { token, body: sent });
    },
  };
  if (Object.keys(fields).length > 0) await made(self.send('PATCH', `/users/${id}`, fields));
  return self;
}

/** The first calls of a product that has just started may take longer than a call may, on a machine that is busy besides. */
async function signUp(url: string): Promise<{ readonly email: string; readonly body: Answer['body'] }> {
  const once = async () => {
    const email = `${randomUUID()}@example.com`;
    const answer = await send(url, 'POST', '/users', { body: { name: '花', email, password: PASSWORD } });
    return { email, answer };
  };
  const first = await once();
  const { email, answer } = first.answer.status === 503 ? await once() : first;
  return { email, body: (await made(Promise.resolve(answer))).body };
}

/** Creates a good of a lender, for everybody's use by default; returns its id. */
export async function good(lender: Person, fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await made(
    lender.send('POST', '/goods', { title: 'カメラ', is_public_use: true, ...fields }),
  );
  return (body as { good: { id: string } }).good.id;
}

/** The answer, when it is a success. */
export async function made(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Runs a number of works at a time, in any order. */
export async function each<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T, index: number) => Promise<void>,
) {
  let next = 0;
  const worker = async () => {
    while (next < things.length) {
      const index = next++;
      await work(things[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
