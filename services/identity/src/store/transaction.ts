import type { Jobs, SqlTx } from '@kashikari/platform';
import type { KeyedMail, MailOrder, Sealer, Secrets, Telling, Work } from '../app/ports';
import type { SecurityEvent } from '../domain/security-event';
import { CardsRepository } from './cards.repository';
import { GroupsRepository } from './groups.repository';
import { GuessesRepository } from './guesses.repository';
import { InviteMailsRepository } from './invite-mails.repository';
import { InvitesRepository } from './invites.repository';
import { LinksRepository } from './links.repository';
import { ManagersRepository } from './managers.repository';
import { MembershipsRepository } from './memberships.repository';
import { PasskeysRepository } from './passkeys.repository';
import { ProviderLinksRepository } from './provider-links.repository';
import type { SealedCards } from './sealed-cards';
import type { SealedPasscodes } from './sealed-passcodes';
import { PostsRepository } from './posts.repository';
import { SeatsRepository } from './seats.repository';
import { sealAddress } from './sealed-address';
import { SessionsRepository } from './sessions.repository';
import { sweep } from './sweep';
import type { Told } from './told';
import { UsersRepository } from './users.repository';

/** What a transaction needs beside its connection. */
export interface Means {
  readonly jobs: Jobs;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly passcodes: SealedPasscodes;
  readonly cards: SealedCards;
}

/** One transaction on one connection. */
export class Transaction implements Work {
  readonly users: UsersRepository;
  readonly groups: GroupsRepository;
  readonly memberships: MembershipsRepository;
  readonly managers: ManagersRepository;
  readonly cards: CardsRepository;
  readonly invites: InvitesRepository;
  readonly inviteMails: InviteMailsRepository;
  readonly posts: PostsRepository;
  readonly seats: SeatsRepository;
  readonly sessions: SessionsRepository;
  readonly links: LinksRepository;
  readonly providerLinks: ProviderLinksRepository;
  readonly passkeys: PasskeysRepository;
  readonly guesses: GuessesRepository;

  constructor(
    private readonly tx: SqlTx,
    private readonly told: Told,
    private readonly means: Means,
  ) {
    this.users = new UsersRepository(tx, told);
    this.groups = new GroupsRepository(tx, told, means.passcodes);
    this.memberships = new MembershipsRepository(tx, told);
    this.managers = new ManagersRepository(tx, told);
    this.cards = new CardsRepository(tx, told, means.cards);
    this.invites = new InvitesRepository(tx);
    this.inviteMails = new InviteMailsRepository(tx);
    this.posts = new PostsRepository(tx);
    this.seats = new SeatsRepository(tx);
    this.sessions = new SessionsRepository(tx, told, means.sealer);
    this.links = new LinksRepository(tx);
    this.providerLinks = new ProviderLinksRepository(tx);
    this.passkeys = new PasskeysRepository(tx);
    this.guesses = new GuessesRepository(tx);
  }

  async note(...events: readonly SecurityEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map(({ userId, kind, at, place, address, data }) => ({
      ...{ user_id: userId, kind, at: new Date(at), place: place ?? null, data: data ?? null },
      sealed_address: sealAddress(this.means.sealer, address),
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
      data: { sealed: this.means.sealer.seal(JSON.stringify(mail), `mail:${key}`) },
    }));
    await this.means.jobs.schedule(this.tx, ...jobs);
  }

  async orderTelling(telling: Telling, dueAt: number): Promise<void> {
    const key = `${telling.postId}:${telling.after}`;
    await this.means.jobs.schedule(this.tx, { kind: 'post.tell', key, dueAt, data: telling });
  }

  async orderSweep(dueAt: number): Promise<void> {
    await this.means.jobs.schedule(this.tx, { kind: 'sweep', key: 'daily', dueAt });
  }

  async sweep(now: number): Promise<void> {
    await sweep(this.tx, this.told, now);
  }
}
