import { Injectable } from '@nestjs/common';
import { accountHolder, isId, notFound, unwrap, type Call, refused } from '@kashikari/kernel';
import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';
import { stillThere } from '../shared/acting';
import { AskProvider } from './ask-provider';
import {
  ProviderLinkViews,
  Providers,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type ProviderAnswer,
} from '../ports';
import { ProviderGroups } from './provider-groups';
import { notifyOfNewMethod } from './notify-of-new-method';

/** A link as its owner sees it. */
export interface ShownLink extends ProviderLink {
  readonly providerName: string;
}

/** Providers that the actor signs in by: shown, connected and disconnected by the actor alone. */
@Injectable()
export class LinkedAccounts {
  constructor(
    private readonly works: UnitOfWork,
    private readonly views: ProviderLinkViews,
    private readonly providers: Providers,
    private readonly ask: AskProvider,
    private readonly groups: ProviderGroups,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async list(call: Call): Promise<ShownLink[]> {
    return (await this.views.of(accountHolder(call))).map((link) => this.show(link));
  }

  /** The browser that set out signed in has come back from the provider. */
  async connect(answer: ProviderAnswer, call: Call): Promise<ShownLink> {
    const actorId = accountHolder(call);
    const asked = await this.ask.byCode(answer, call);
    const link = await this.works.once(call, async (work) => {
      const { said, provider, userId } = unwrap(asked);
      if (userId !== actorId) throw refused('auth.attempt_expired');
      const user = await stillThere(work, actorId);
      const former = await work.providerLinks.lockBySubject(said.issuer, said.subject);
      if (former && former.userId !== actorId) {
        const params = { provider: provider.name };
        throw refused('auth.linked_elsewhere', params);
      }
      const now = this.time.now();
      const made: ProviderLink = {
        ...{ id: former?.id ?? this.secrets.id(), userId: actorId, provider: provider.id },
        ...{ issuer: said.issuer, subject: said.subject, email: said.email ?? '' },
        ...{ granted: former?.granted ?? [], createdAt: former?.createdAt ?? now, usedAt: now },
      };
      await work.providerLinks.save(made);
      if (!former) await notifyOfNewMethod(work, user, provider.name, call.now);
      const data = { provider: provider.id };
      await work.note({ userId: actorId, kind: 'provider_connected', at: now, data });
      return made;
    });
    if (asked.ok) await this.groups.follow(actorId, asked.value, call);
    return this.show(link);
  }

  /** Disconnects a linked account. Every account keeps an address and so can sign in by mail. */
  async disconnect(id: string, call: Call): Promise<void> {
    const actorId = accountHolder(call);
    if (!isId(id)) throw notFound('linked_account', id);
    await this.works.run(async (work) => {
      const ended = await work.providerLinks.remove(id, actorId);
      if (!ended) throw notFound('linked_account', id);
      const data = { provider: ended.provider };
      await work.note({ userId: actorId, kind: 'provider_disconnected', at: this.time.now(), data });
    });
  }

  /** A provider that the operator has taken away is called by its id. */
  private show(link: ProviderLink): ShownLink {
    const known = this.providers.list().find(({ id }) => id === link.provider);
    return { ...link, providerName: known?.name ?? link.provider };
  }
}
