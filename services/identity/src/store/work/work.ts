import type { SqlTx } from '@kashikari/platform';
import type { KeyedMail, MailOrder, PostMailProgress, Work } from '../../app/ports';
import type { SecurityEvent } from '../../domain/sessions/security-event';
import { PgCards } from '../cards/cards.repository';
import { PgGroups } from '../groups/groups.repository';
import { PgLoginAttempts } from '../sign-in/login-attempts.repository';
import { PgInstallations } from '../installation/installations.repository';
import { PgInviteMails } from '../invites/invite-mails.repository';
import { PgInvites } from '../invites/invites.repository';
import { PgLinks } from '../sign-in/links.repository';
import { PgManagers } from '../groups/managers.repository';
import { PgMemberships } from '../groups/memberships.repository';
import { PgPasskeys } from '../sign-in/passkeys.repository';
import { PgProviderLinks } from '../sign-in/provider-links.repository';
import { PgPosts } from '../groups/posts.repository';
import { PgSeatPlan } from '../groups/seat-plan.repository';
import { sealAddress } from '../sign-in/sealed-address';
import { PgShellFaces } from '../shells/shell-faces.repository';
import { PgSessions } from '../sign-in/sessions.repository';
import { sweep } from './sweep';
import type { Publisher } from './publisher';
import type { WorkMeans } from './work-means';
import { PgUsers } from '../users/users.repository';

/** One transaction on one connection. */
export class PgWork implements Work {
  readonly users: PgUsers;
  readonly groups: PgGroups;
  readonly memberships: PgMemberships;
  readonly managers: PgManagers;
  readonly cards: PgCards;
  readonly invites: PgInvites;
  readonly inviteMails: PgInviteMails;
  readonly posts: PgPosts;
  readonly seats: PgSeatPlan;
  readonly sessions: PgSessions;
  readonly links: PgLinks;
  readonly providerLinks: PgProviderLinks;
  readonly passkeys: PgPasskeys;
  readonly shellFaces: PgShellFaces;
  readonly installations: PgInstallations;
  readonly guesses: PgLoginAttempts;

  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
    private readonly means: WorkMeans,
    /** Shell at the caller's host. */
    private readonly shellId?: string,
  ) {
    this.users = new PgUsers(tx, publisher);
    this.groups = new PgGroups(tx, publisher, means.passcodes);
    this.memberships = new PgMemberships(tx, publisher);
    this.managers = new PgManagers(tx, publisher);
    this.cards = new PgCards(tx, publisher, means.cards);
    this.invites = new PgInvites(tx);
    this.inviteMails = new PgInviteMails(tx);
    this.posts = new PgPosts(tx, publisher);
    this.seats = new PgSeatPlan(tx, publisher);
    this.sessions = new PgSessions(tx, publisher, means.encryptor);
    this.links = new PgLinks(tx);
    this.providerLinks = new PgProviderLinks(tx);
    this.passkeys = new PgPasskeys(tx);
    this.shellFaces = new PgShellFaces(tx);
    this.installations = new PgInstallations(tx, means.encryptor);
    this.guesses = new PgLoginAttempts(tx);
  }

  async note(...events: readonly SecurityEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map(({ userId, kind, at, place, address, data }) => ({
      ...{ user_id: userId, kind, at: new Date(at), place: place ?? null, data: data ?? null },
      sealed_address: sealAddress(this.means.encryptor, address),
    }));
    await this.tx.read(
      `insert into security_events (user_id, kind, at, place, data, sealed_address)
        select user_id, kind, at, place, data, sealed_address
          from jsonb_populate_recordset(null::security_events, $1)`,
      [JSON.stringify(rows)],
    );
  }

  async order(mail: MailOrder, dueAt: number): Promise<void> {
    await this.orderAll([{ mail }], dueAt);
  }

  async orderAll(mails: readonly KeyedMail[], dueAt: number): Promise<void> {
    const jobs = mails.map(({ mail, key = this.means.secrets.id() }) => ({
      ...{ kind: 'mail', key, dueAt },
      data: { sealed: this.seal(mail, key) },
    }));
    await this.means.jobs.schedule(this.tx, ...jobs);
  }

  private seal(mail: MailOrder, key: string): string {
    const placed: MailOrder = { shellId: this.shellId, ...mail };
    return this.means.encryptor.seal(JSON.stringify(placed), `mail:${key}`);
  }

  async orderPostMails(progress: PostMailProgress, dueAt: number): Promise<void> {
    const key = `${progress.postId}:${progress.after}`;
    await this.means.jobs.schedule(this.tx, { kind: 'post.tell', key, dueAt, data: progress });
  }

  async orderSweep(dueAt: number): Promise<void> {
    await this.means.jobs.schedule(this.tx, { kind: 'sweep', key: 'daily', dueAt });
  }

  async sweep(now: number): Promise<void> {
    await sweep(this.tx, this.publisher, now);
  }
}
