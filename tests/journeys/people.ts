import { randomUUID } from 'node:crypto';
import { appoint, confirmAddress } from '../product/consent';
import { send, type Answer } from '../product/rest';

/** A signed-in person who calls the REST contract directly, to prepare a journey. */
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
    const answer = await made(url, 'POST', '/users', { name, email, password, locale, time_zone: timeZone });
    return new Person(url, email, password, answer.user.id, answer.token);
  }

  static async signIn(url: string, email: string, password: string): Promise<Person> {
    const { user, token } = await made(url, 'POST', '/auth/login', { email, password });
    return new Person(url, email, password, user.id, token);
  }

  /** Joins the group of a slug; answers the group. */
  async join(slug: string, passcode?: string): Promise<{ readonly id: string; readonly slug: string }> {
    const { group } = await this.call('GET', `/groups/${slug}`);
    await this.call('POST', '/memberships', { group_id: group.id, ...(passcode && { passcode }) });
    return group;
  }

  /** Returns the response, whatever its status. */
  send(method: string, path: string, body?: unknown): Promise<Answer> {
    return send(this.url, method, path, { token: this.token, body });
  }

  /** Shows the own address to be theirs: only then they invite, and only then what is given to it is theirs. */
  async confirmed(): Promise<this> {
    await confirmAddress(this.url, this);
    return this;
  }

  /** Invites a manager of this account, who accepts. */
  async appoint(manager: Person): Promise<void> {
    await Promise.all([this.confirmed(), manager.confirmed()]);
    await appoint(this, manager);
  }

  /** Calls the contract and answers the body; throws on any status of 400 or more, with the problem's text. */
  call(method: string, path: string, body?: unknown): Promise<Answer['body']> {
    return made(this.url, method, path, body, this.token);
  }
}

/** The body of an answer that is a success. */
async function made(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer['body']> {
  const answer = await send(url, method, path, { token, body });
  if (answer.status >= 400)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
