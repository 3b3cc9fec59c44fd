import { Injectable } from '@nestjs/common';
import { accountHolder, allow, refuse, unwrap, type Call, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../domain/email';
import { UNKNOWN_ADDRESSES } from '../domain/guesses';
import { appoint } from '../domain/manager';
import { showManager, showPublicUser, type ShownManager, type ShownUser } from '../domain/shown';
import type { User } from '../domain/user';
import { stillThere } from './acting';
import { GuessBrake } from './guess-brake';
import { Secrets, SecurityTime, UnitOfWork, type Work } from './ports';
import { refusal } from './refusing';

export interface Appointed {
  readonly manager: ShownManager;
  readonly user: ShownUser;
}

/** Lets somebody act for the actor's account; the address is told by mail (spec section 6). */
@Injectable()
export class CreateManager {
  constructor(
    private readonly works: UnitOfWork,
    private readonly brake: GuessBrake,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(address: string, call: Call): Promise<Appointed> {
    const accountId = accountHolder(call);
    const read = readEmail(address);
    if (!read.ok) throw refusal(read.refusal.kind, read.refusal.code, 'email', read.refusal.params);
    const id = this.secrets.id();
    const verdict = await this.works.once(call, async (work): Promise<Verdict<Appointed>> => {
      const tried = { policy: UNKNOWN_ADDRESSES, at: accountId };
      await this.brake.checkAlone(work, tried);
      const account = await stillThere(work, accountId);
      const known = await work.users.byEmail(read.value);
      const person = known && (await work.users.share(known.id));
      if (!person) {
        await this.brake.failed(work, tried);
        return refuse('invalid', 'manager.unknown_email', undefined, 'email');
      }
      const former = await work.managers.lockOf(accountId, person.id);
      const appointed = appoint(former, { id, accountId, userId: person.id }, call.now);
      if (!appointed.ok) return appointed;
      await work.managers.save(appointed.value);
      await this.tell(work, account, person, call.now);
      return allow({ manager: showManager(appointed.value), user: showPublicUser(person) });
    });
    return unwrap(verdict);
  }

  private async tell(work: Work, account: User, person: User, now: number): Promise<void> {
    const params = { name: person.name, account: account.name };
    const { email, locale } = person;
    if (email) await work.order({ template: 'manager_added', email, locale, params }, now);
    const data = { account_id: account.id, user_id: person.id };
    const event = { kind: 'manager_added', at: this.time.now(), data } as const;
    await work.note({ ...event, userId: account.id }, { ...event, userId: person.id });
  }
}
