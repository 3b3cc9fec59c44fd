import { Injectable } from '@nestjs/common';
import { refused, type Actor, type Call } from '@kashikari/kernel';
import type { Card } from '../../domain/cards/card';
import { ACCESS_TOKEN_SECONDS } from '../../domain/sessions/session';
import { showUser, type ShownUser } from '../../domain/shared/shown';
import type { User } from '../../domain/users/user';
import { KnownBrowsers } from './known-browsers';
import { refreshHash } from './refresh-hash';
import { NotifyOfNewDevice } from './notify-of-new-device';
import {
  AccessTokens,
  Encryptor,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type SignToken,
  type Work,
} from '../ports';

/** Origin of a sign-in, as reported by the gateway. */
export interface Origin {
  readonly address: string;
  /** True for networks exempt from limits by address. */
  readonly isTrusted?: boolean;
  readonly userAgent: string;
  /** Tokens that earlier sign-ins stored in the browser. */
  readonly knownBrowser?: readonly string[];
}

/** A user with a fresh pair of tokens. */
export interface SignedIn {
  readonly user: ShownUser;
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds until `token` expires. */
  readonly expiresIn: number;
  /** True if the address was just verified and earlier access to the account has ended. */
  readonly earlierAccessEnded?: boolean;
  /** Epoch for the token by which the account recognizes the browser ({@link KnownBrowsers}). */
  readonly browserEpoch: string;
}

/** A sign-in as stored for a repeated request, with its tokens sealed. */
export interface KeptSignedIn {
  readonly user: ShownUser;
  readonly sealed: string;
}

/** A session's next pair of tokens, for the host at which `at` acts. */
interface Pair {
  readonly user: User;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly at: Actor;
  readonly card?: Card | undefined;
}

/** Sealed part of a sign-in; `sessionHash` finds its session. */
type IssuedSecrets = Pick<SignedIn, 'token' | 'refreshToken' | 'browserEpoch'> & {
  readonly sessionHash: string;
};

const ANSWER = 'signed-in-answer';
const USER_AGENT_LENGTH = 300;

/** Begins sessions and hands out their tokens. */
@Injectable()
export class SessionIssuer {
  /** Answers made just now. One that is missing was read again for a repeated request, and its session may have ended. */
  private readonly issued = new WeakSet<KeptSignedIn>();

  constructor(
    private readonly works: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly newDevices: NotifyOfNewDevice,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Returns the signing function; call it before the transaction. */
  signer(): Promise<SignToken> {
    return this.tokens.signer();
  }

  /** Begins a session on a new device, bound to the called host, and notifies the account's owner. */
  async begin(
    work: Work,
    user: User,
    origin: Origin,
    sign: SignToken,
    { actor, now }: Call,
    card?: Card,
  ): Promise<KeptSignedIn> {
    const refreshToken = this.secrets.random();
    const userAgent = origin.userAgent.slice(0, USER_AGENT_LENGTH);
    const { place } = this.from(origin);
    await this.newDevices.run(work, user, { userAgent, place, knownBrowser: origin.knownBrowser ?? [] }, now);
    const session = {
      id: this.secrets.id(),
      userId: user.id,
      ...{ begunAt: this.time.now(), usedAt: this.time.now() },
      endedAt: null,
      userAgent,
      ...this.from(origin),
    };
    await work.sessions.begin(session, refreshHash(this.secrets, refreshToken, actor));
    return this.keep({ user, sessionId: session.id, refreshToken, at: actor, card }, sign);
  }

  /** A pair of tokens for a session that goes on. */
  async keep({ user, sessionId, refreshToken, at, card }: Pair, sign: SignToken): Promise<KeptSignedIn> {
    const audience = at.shell?.origin;
    const token = await sign({ id: user.id, sessionId, slug: user.accountName ?? '', audience, card });
    const actor = holder(user.id, card);
    const shown = showUser(user, { manages: false, acquainted: false }, actor);
    if (!shown) throw new Error('The signed-in user could not be loaded');
    const browserEpoch = this.browsers.epochOf(user);
    const sessionHash = refreshHash(this.secrets, refreshToken, at);
    const secrets: IssuedSecrets = { token, refreshToken, browserEpoch, sessionHash };
    const sealed = this.encryptor.seal(JSON.stringify(secrets), ANSWER);
    const kept = { user: shown, sealed };
    this.issued.add(kept);
    return kept;
  }

  /**
   * Opens the tokens of a sign-in.
   * @throws DomainError `unauthenticated` for a repeated request whose session has ended since
   */
  async handOut(kept: KeptSignedIn): Promise<SignedIn> {
    const { user, sealed } = kept;
    const opened = this.encryptor.open(sealed, ANSWER);
    if (opened === undefined) throw new Error('A stored response was sealed with another secret');
    const { sessionHash, ...secrets } = JSON.parse(opened) as IssuedSecrets;
    if (!this.issued.has(kept) && (await this.hasEnded(sessionHash))) throw refused('unauthenticated');
    return { user, ...secrets, expiresIn: ACCESS_TOKEN_SECONDS };
  }

  private async hasEnded(hash: string): Promise<boolean> {
    const found = await this.works.run((work) => work.sessions.lockByToken(hash));
    return found === undefined || found.session.endedAt !== null;
  }

  /** Returns the origin as security events and sessions store it. */
  from(origin: Origin): { readonly place: string; readonly address: string } {
    return { place: this.place(origin), address: origin.address };
  }

  /** Returns the stored form of an address, which only allows to recognize it. */
  place({ address }: Origin): string {
    return this.secrets.blind(`place:${address}`);
  }
}

function holder(userId: string, card: Card | undefined): Actor {
  if (!card) return { kind: 'user', userId };
  return { kind: 'card', userId, groupId: card.groupId, canWrite: card.permission === 'book' };
}
