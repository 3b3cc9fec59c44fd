import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { Identity, People } from '../ports';

/** Fetches the names of accounts that were copied before documents existed. */
@Injectable()
export class FetchNames {
  constructor(
    private readonly people: People,
    private readonly identity: Identity,
  ) {}

  /** Accounts that identity does not know stay without a name. */
  async run(tx: Tx): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const ids = await this.people.nameless(tx, after);
      const last = ids.at(-1);
      if (last === undefined) return;
      await this.people.nameAll(tx, await this.identity.namesOf(ids));
      after = last;
    }
  }
}
