import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, unwrap, type Call, type Locale } from '@kashikari/kernel';
import { changeCard, readNewLocale, readNewName, reissue, type Card } from '../../domain/cards/card';
import { numberTaken } from '../../domain/cards/draft-cards';
import type { Patch } from '../../domain/shared/patch';
import type { ShownCard } from '../../domain/shared/shown';
import { GetCard } from './get-card';
import { Secrets, SecurityTime, UnitOfWork, type Work } from '../ports';
import { refuseFaults, refuseStale } from '../shared/refusing';

export interface CardUpdate {
  readonly id: string;
  readonly patch: Patch;
  readonly ifVersion?: number | undefined;
}

/** Changes what is written on a card, which ends its sessions where it may no longer book, and gives it a new secret when it was lost. */
@Injectable()
export class UpdateCard {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getCard: GetCard,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ id, patch, ifVersion }: CardUpdate, call: Call): Promise<ShownCard> {
    await this.refuseUnlessManaging(id, call);
    await this.works.run(async (work) => {
      const before = await work.cards.lock(id);
      if (!before) throw notFound('auth_token', id);
      refuseStale(before.version, ifVersion);
      const { value, faults } = changeCard(before, patch, call.now);
      const name = readNewName(patch, value.managementId);
      const locale = readNewLocale(patch);
      refuseFaults([...faults, ...[name, locale].flatMap((read) => (read.ok ? [] : read.refusal))]);
      await this.refuseTaken(work, before, value.managementId);
      await work.cards.save(value);
      if (before.permission === 'book' && value.permission === 'read')
        await work.sessions.endAll(before.userId, 'card_lowered', this.time.now());
      const holder = { name: name.ok ? name.value : undefined, locale: locale.ok ? locale.value : undefined };
      await this.changeHolder(work, value.userId, holder, call.now);
    });
    return (await this.getCard.run(id, call)).card;
  }

  /** Replaces a card's secret: the printed code stops working, and its sessions end. */
  async reissue(id: string, call: Call): Promise<ShownCard> {
    const owner = await this.refuseUnlessManaging(id, call);
    await this.works.once(call, async (work) => {
      const before = await work.cards.lock(id);
      if (!before) throw notFound('auth_token', id);
      await work.cards.save(reissue(before, this.secrets.random(), call.now));
      const at = this.time.now();
      await work.sessions.endAll(before.userId, 'card_revoked', at);
      await work.note({ userId: owner, kind: 'card_reissued', at, data: { card_id: id } });
      return {};
    });
    return (await this.getCard.run(id, call)).card;
  }

  /** @returns the account that the group belongs to */
  private async refuseUnlessManaging(id: string, call: Call): Promise<string> {
    accountHolder(call);
    const { card, group } = await this.getCard.run(id, call);
    if (!card.permissions.includes('edit')) throw forbidden();
    return group.ownerId;
  }

  /** `007` is the number of card 7, too. */
  private async refuseTaken(work: Work, { groupId, managementId }: Card, number: string): Promise<void> {
    if (number === managementId) return;
    const taken = (await work.cards.taken(groupId, [number])).find((other) => other !== managementId);
    if (taken !== undefined) unwrap(numberTaken('management_id', taken));
  }

  /** Gives the user of a card its new name and language; undefined is the one it has. */
  private async changeHolder(
    work: Work,
    userId: string,
    asked: { readonly name: string | undefined; readonly locale: Locale | undefined },
    now: number,
  ): Promise<void> {
    if (asked.name === undefined && asked.locale === undefined) return;
    const user = await work.users.lock(userId);
    if (!user) return;
    const { name = user.name, locale = user.locale } = asked;
    if (user.name === name && user.locale === locale) return;
    await work.users.save({ ...user, name, locale, version: user.version + 1, updatedAt: now });
  }
}
