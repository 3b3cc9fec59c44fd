import { Injectable } from '@nestjs/common';
import { accountHolder, isId, notFound, unwrap, type Call, type Verdict, refused } from '@kashikari/kernel';
import { MAX_PASSKEYS, readPasskeyName, type Passkey } from '../../domain/sign-in-methods/passkey';
import { stillThere } from '../shared/acting';
import { PasskeyChallenges } from './passkey-challenges';
import { Authenticators, PasskeyViews, Secrets, SecurityTime, UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';
import { notifyOfNewMethod } from './notify-of-new-method';

/** The actor's passkeys: made, shown, renamed, removed. Nobody else sees or touches them. */
@Injectable()
export class ManagePasskeys {
  constructor(
    private readonly works: UnitOfWork,
    private readonly views: PasskeyViews,
    private readonly challenges: PasskeyChallenges,
    private readonly authenticators: Authenticators,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  list(call: Call): Promise<Passkey[]> {
    return this.views.of(accountHolder(call));
  }

  /** Returns the options for a new passkey. Devices that hold a passkey of the user are excluded. */
  async begin(call: Call): Promise<string> {
    const userId = accountHolder(call);
    const known = await this.views.of(userId);
    const user = await this.works.run((work) => stillThere(work, userId));
    return this.authenticators.askForKey(user, known, await this.challenges.give(userId), call.actor);
  }

  async create({ name, responseJson }: { name: string; responseJson: string }, call: Call): Promise<Passkey> {
    const userId = accountHolder(call);
    const called = named(readPasskeyName(name));
    const taken = await this.challenges.take(responseJson, userId);
    const made = taken.ok
      ? await this.authenticators.readKey(responseJson, taken.value.challenge, call.actor)
      : taken;
    const id = this.secrets.id();
    const kept = await this.works.once(call, async (work) => {
      const key: Passkey = { ...unwrap(made as Verdict<Passkey>), id, userId, name: called, ...this.fresh() };
      const user = await stillThere(work, userId);
      if ((await work.passkeys.count(userId)) >= MAX_PASSKEYS)
        throw refused('passkey.too_many', { max: MAX_PASSKEYS });
      if (!(await work.passkeys.add(key))) throw refused('passkey.exists');
      await work.note({ userId, kind: 'passkey_added', at: this.time.now(), data: { name: called } });
      await notifyOfNewMethod(work, user, called, call.now);
      return { id: key.id };
    });
    return this.own(kept.id, userId);
  }

  async rename(id: string, name: string, call: Call): Promise<Passkey> {
    const userId = accountHolder(call);
    const called = named(readPasskeyName(name));
    return this.works.run(async (work) => {
      const key = isId(id) ? await work.passkeys.lock(id, userId) : undefined;
      if (!key) throw notFound('passkey', id);
      const renamed = { ...key, name: called };
      await work.passkeys.save(renamed);
      return renamed;
    });
  }

  async remove(id: string, call: Call): Promise<void> {
    const userId = accountHolder(call);
    await this.works.run(async (work) => {
      const key = isId(id) ? await work.passkeys.lock(id, userId) : undefined;
      if (!key) throw notFound('passkey', id);
      await work.passkeys.remove(id);
      const data = { name: key.name };
      await work.note({ userId, kind: 'passkey_removed', at: this.time.now(), data });
    });
  }

  private async own(id: string, userId: string): Promise<Passkey> {
    const key = (await this.views.of(userId)).find((each) => each.id === id);
    if (!key) throw notFound('passkey', id);
    return key;
  }

  private fresh() {
    return { createdAt: this.time.now(), usedAt: null };
  }
}

function named(read: Verdict<string>): string {
  if (!read.ok) refuseFaults([{ ...read.refusal, field: 'name' }]);
  return unwrap(read);
}
