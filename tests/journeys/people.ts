import { randomUUID } from 'node:crypto';

/** A signed-in person who calls the REST contract directly, for what a journey needs to stand before it begins. */
export class Person {
  private constructor(
    private readonly url: string,
    readonly email: string,
    readonly password: string,
    readonly id: string,
    readonly token: string,
  ) {}

  /** Signs up over REST. `name` is free; the address is made unique. */
  static async signUp(url: string, name: string, locale = 'ja', timeZone = 'Asia/Tokyo'): Promise<Person> {
    const email = `${randomUUID().slice(0, 8)}@example.test`;
    const password = 'kashikari1';
    const answer = await send(url, 'POST', '/users', { name, email, password, locale, time_zone: timeZone });
    return new Person(url, email, password, answer.user.id, answer.token);
  }

  /** Takes up an account that exists. */
  static async signIn(url: string, email: string, password: string): Promise<Person> {
    const { user, token } = await send(url, 'POST', '/auth/login', { email, password });
    return new Person(url, email, password, user.id, token);
  }

  /** Joins the group of a slug; answers the group. */
  async join(slug: string, passcode?: string): Promise<{ readonly id: string; readonly slug: string }> {
    const { group } = await this.call('GET', `/groups/${slug}`);
    await this.call('POST', '/memberships', { group_id: group.id, ...(passcode && { passcode }) });
    return group;
  }

  /** Calls the contract and answers the body; throws on any status of 400 or more, with the problem's text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are those of docs/openapi.json, checked elsewhere
  call(method: string, path: string, body?: unknown): Promise<any> {
    return send(this.url, method, path, body, this.token);
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
async function send(url: string, method: string, path: string, body?: unknown, token?: string): Promise<any> {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}
