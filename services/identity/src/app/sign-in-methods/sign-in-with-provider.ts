import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, unwrap, usableTimeZone, type Call, type Verdict, refused } from '@kashikari/kernel';
import { recognise, speaksFor } from '../../domain/sign-in-methods/provider';
import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';
import { newUser, type User } from '../../domain/users/user';
import { AskProvider, type ProviderAssertion } from './ask-provider';
import { Secrets, SecurityTime, UnitOfWork, type ProviderAnswer, type Work } from '../ports';
import { ProviderGroups } from './provider-groups';
import { SessionIssuer, type KeptSignedIn, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';
import { notifyOfNewMethod } from './notify-of-new-method';

/**
 * Signs in with what a provider of OpenID Connect says: who was here so before, whose account it may join by itself,
 * or somebody new, who gets an account without a password.
 */
@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly works: UnitOfWork,
    private readonly ask: AskProvider,
    private readonly groups: ProviderGroups,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly rules: ShellRules,
  ) {}

  async byCode(answer: ProviderAnswer, origin: Origin, call: Call): Promise<SignedIn> {
    return this.run(await this.ask.byCode(answer, call), origin, call);
  }

  async byToken(provider: string, idToken: string, origin: Origin, call: Call): Promise<SignedIn> {
    return this.run(await this.ask.byToken(provider, idToken), origin, call);
  }

  private async run(asked: Verdict<ProviderAssertion>, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const kept = await this.works.once(call, async (work): Promise<KeptSignedIn> => {
      const said = unwrap(asked);
      // An attempt that was to connect an account signs nobody in.
      if (said.userId !== null || !(await this.isFresh(said, work))) throw refused('auth.failed');
      const user = await this.enter(said, origin, work, call);
      return this.issuer.begin(work, user, origin, sign, call);
    });
    if (asked.ok) await this.groups.follow(kept.user.id, asked.value, call);
    return this.issuer.handOut(kept);
  }

  private async isFresh({ spends }: ProviderAssertion, work: Work): Promise<boolean> {
    return !spends || work.providerLinks.spend(spends.tokenHash, spends.expiresAt);
  }

  private async enter(asked: ProviderAssertion, origin: Origin, work: Work, call: Call): Promise<User> {
    const { said, provider } = asked;
    const link = await work.providerLinks.lockBySubject(said.issuer, said.subject);
    const linked = link && (await work.users.share(link.userId));
    const sameAddress = !linked && said.email ? await work.users.byEmail(said.email) : undefined;
    const verdict = unwrap(recognise(said, provider, linked, sameAddress));
    const user =
      linked ?? (verdict === 'joins' ? sameAddress! : await this.signUp(asked, origin, work, call));
    await work.providerLinks.save(this.link(link, user.id, asked));
    if (verdict === 'joins') await notifyOfNewMethod(work, user, provider.name, call.now);
    const at = this.time.now();
    const noted = { userId: user.id, at, ...this.issuer.from(origin) };
    if (verdict === 'joins')
      await work.note({ ...noted, kind: 'provider_connected', data: { provider: provider.id } });
    await work.note({ ...noted, kind: 'signed_in', data: { by: 'provider', provider: provider.id } });
    return user;
  }

  /** An address is taken as shown only from a provider whose it is to give; else its owner is asked by mail. */
  private async signUp(asked: ProviderAssertion, origin: Origin, work: Work, call: Call): Promise<User> {
    const { said, provider, timeZone } = asked;
    const user = newUser(
      this.secrets.id(),
      {
        name: said.name,
        email: said.email,
        emailVerified: speaksFor(provider, said),
        locale: call.locale ?? DEFAULT_LOCALE,
        timeZone: usableTimeZone(timeZone),
      },
      call.now,
    );
    await this.rules.refuseNewAccount(user, call);
    if (!(await work.users.add(user))) throw refused('auth.account_exists', { provider: provider.name });
    const { email, locale } = user;
    if (email && !user.emailVerified) await work.order({ template: 'verify_email', email, locale }, call.now);
    await work.note({
      ...{ userId: user.id, kind: 'signed_up', at: this.time.now() },
      ...{ ...this.issuer.from(origin), data: { by: 'provider', provider: provider.id } },
    });
    return user;
  }

  private link(
    former: ProviderLink | undefined,
    userId: string,
    { said, provider }: ProviderAssertion,
  ): ProviderLink {
    const now = this.time.now();
    const { issuer, subject } = said;
    const kept = former?.userId === userId ? former : undefined;
    return {
      ...{ id: kept?.id ?? this.secrets.id(), userId, provider: provider.id, issuer, subject },
      ...{
        email: said.email ?? '',
        granted: kept?.granted ?? [],
        createdAt: kept?.createdAt ?? now,
        usedAt: now,
      },
    };
  }
}
