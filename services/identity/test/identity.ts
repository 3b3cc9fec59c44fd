import { enumOf, identity, installations, posts, security, SETS, shells } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import {
  LONG_PUSH_TIMEOUT,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@kashikari/platform/testing';
import { IdentityModule } from '../src';
import { doubles, type World } from './service-doubles';

/** A person of a test, with a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly session: identity.Session;
  readonly actor: Actor;
}

/** An account without an address, which somebody added. */
export interface AddedPerson {
  readonly id: string;
  readonly name: string;
  readonly accountName: string;
  readonly password: string;
  readonly actor: Actor;
}

/** identity behind its real door, with doubles of the services that it calls. */
export class TestIdentity {
  private people = 0;

  private constructor(
    readonly service: TestService,
    readonly world: World,
  ) {}

  static async start(options: Partial<TestServiceOptions> = {}): Promise<TestIdentity> {
    const world: World = {
      pushed: [],
      mails: [],
      told: [],
      borrowers: new Set(),
      live: 0,
      out: 0,
      features: new Map(),
      billingIsDown: false,
      unpaid: 0,
      mailIsDown: false,
      mailFromSettings: false,
      tested: [],
      pictures: new Set(),
      shownAtShells: [],
      bouncing: new Set(),
    };
    const service = await startTestService(IdentityModule, {
      name: 'identity',
      peers: doubles(world),
      ...options,
      env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1', ...LONG_PUSH_TIMEOUT, ...options.env },
    });
    return new TestIdentity(service, world);
  }

  accounts(actor: Actor = VISITOR) {
    return this.service.as(actor).connect(identity.AccountServiceClient);
  }
  security(actor: Actor = VISITOR) {
    return this.service.as(actor).connect(security.SecurityServiceClient);
  }
  groups(actor: Actor) {
    return this.service.as(actor).connect(identity.GroupServiceClient);
  }
  memberships(actor: Actor) {
    return this.service.as(actor).connect(identity.MembershipServiceClient);
  }
  managers(actor: Actor) {
    return this.service.as(actor).connect(identity.ManagerServiceClient);
  }
  cards(actor: Actor) {
    return this.service.as(actor).connect(identity.CardServiceClient);
  }
  posts(actor: Actor) {
    return this.service.as(actor).connect(posts.PostServiceClient);
  }
  shells(actor: Actor) {
    return this.service.as(actor).connect(shells.ShellServiceClient);
  }
  installation(actor: Actor = VISITOR) {
    return this.service.as(actor).connect(installations.InstallationServiceClient);
  }
  invites(actor: Actor) {
    return this.service.as(actor).connect(identity.InviteServiceClient);
  }
  access(actor: Actor) {
    return this.service.as(actor).connect(identity.AccessServiceClient);
  }

  async person(name = 'さくら'): Promise<Person> {
    this.people += 1;
    const email = `person${this.people}@example.jp`;
    const password = `secret-${this.people}`;
    const { user, session } = await this.accounts().signUp(signUpForm({ name, email, password }));
    return { id: user!.id, email, password, session: session!, actor: { kind: 'user', userId: user!.id } };
  }

  /** The same with an address that is shown to be theirs: only they invite, and only then an address gives rights. */
  async confirmed(name = 'さくら'): Promise<Person> {
    const person = await this.person(name);
    await this.confirm(person);
    return person;
  }

  async confirm(...people: readonly Person[]): Promise<void> {
    await this.service.db.read('update users set email_verified = true where id = any($1)', [
      people.map(({ id }) => id),
    ]);
  }

  /** Adds an account to a person's first account. */
  async added(first: Person, accountName: string, name = '図書館'): Promise<AddedPerson> {
    const form = { name, accountName, password: `secret-${accountName}` };
    const { user } = await this.accounts(first.actor).addAccount(form);
    return { ...form, id: user!.id, actor: { kind: 'user', userId: user!.id } };
  }

  /** Signs in with an account name. */
  signInByName(accountName: string, password: string) {
    const method = { $case: 'password' as const, value: { email: '', accountName, password } };
    return this.accounts().signIn({ method, address: '192.0.2.1', userAgent: 'jest' });
  }

  /** Somebody acts for an account: asked, and accepted. */
  async appoint(account: Person, person: Person): Promise<identity.Manager> {
    await this.confirm(account, person);
    const { invite } = await this.managers(account.actor).createManager({ email: person.email });
    const { manager } = await this.accept(person, invite!.id);
    return manager!;
  }

  accept(person: Person, id: string, token = '') {
    return this.invites(person.actor).acceptInvite({ id, token });
  }

  async group(owner: Person, more: Partial<identity.CreateGroupRequest> = {}): Promise<identity.Group> {
    const { group } = await this.groups(owner.actor).createGroup(groupForm(more));
    return group!;
  }

  join(person: Pick<Person, 'actor'>, groupId: string, passcode = '') {
    return this.memberships(person.actor).createMembership({
      groupId,
      passcode,
      email: '',
      userId: '',
      inviteToken: '',
      tags: [],
    });
  }

  refresh(refreshToken: string, idempotency?: { key: string; bodyHash: string }, address = '192.0.2.1') {
    return this.accounts().refreshSession({ refreshToken, address, userAgent: 'jest' }, { idempotency });
  }

  /** @param knownBrowser what a browser was given when it signed in before */
  signIn(email: string, password: string, address = '192.0.2.1', knownBrowser?: identity.KnownBrowser) {
    const method = { $case: 'password' as const, value: { email, accountName: '', password } };
    return this.accounts().signIn({ method, address, userAgent: 'jest', knownBrowser });
  }

  stop(): Promise<void> {
    return this.service.stop();
  }
}

export function signUpForm(more: Partial<identity.SignUpRequest> = {}): identity.SignUpRequest {
  return {
    name: 'さくら保育園',
    email: 'sakura@example.jp',
    password: 'hana-saku-7',
    locale: enumOf(SETS.locale, 'ja'),
    timeZone: 'Asia/Tokyo',
    address: '192.0.2.1',
    userAgent: 'jest',
    ...more,
  };
}

export function groupForm(more: Partial<identity.CreateGroupRequest> = {}): identity.CreateGroupRequest {
  return {
    name: 'Media library',
    slug: '',
    description: '',
    passcode: '',
    acceptMemberGoods: false,
    memberBookingVisible: false,
    disableSignUp: false,
    signUpMessage: '',
    tagFormLabel: '',
    tagFormPlaceholder: '',
    ...more,
  };
}

export function cardsForm(more: Partial<identity.CreateCardsRequest> = {}): identity.CreateCardsRequest {
  return {
    ...{ groupId: '', managementId: '', name: '', email: '', count: 1, inviteEmail: '' },
    ...more,
  };
}

/** The refusal of a call, as `code` or `code field`. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'allowed';
  } catch (error) {
    const { refusal } = error as { refusal?: { code: string; field?: string } };
    if (!refusal) throw error;
    return [refusal.code, refusal.field].filter(Boolean).join(' ');
  }
}
