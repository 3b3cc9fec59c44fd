import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database, Logger, SettingsToken, type InstallationSecrets } from '@kashikari/platform';
import { Encryptor } from '../../app/ports';

/** Rows looked at in one statement. */
const ROUND = 500;

/** Smallest value of each key type. */
const FIRST = { uuid: '00000000-0000-0000-0000-000000000000', text: '' };

interface SealedColumn {
  readonly table: string;
  /** Its primary key; of type uuid where it is not said. */
  readonly key: string;
  readonly type?: keyof typeof FIRST;
  readonly column: string;
  /** Returns the sealing context for the key of a row. */
  context(key: string): string;
}

/** Columns with values sealed for longer than a day; other values expire before the former secret is removed. */
const SEALED: readonly SealedColumn[] = [
  {
    table: 'signing_keys',
    key: 'kid',
    type: 'text',
    column: 'sealed_private_jwk',
    context: (kid) => `signing-key:${kid}`,
  },
  { table: 'groups', key: 'id', column: 'passcode', context: (id) => `passcode:${id}` },
  { table: 'cards', key: 'id', column: 'sealed_secret', context: (id) => `card:${id}` },
  { table: 'installation', key: 'id', type: 'text', column: 'sealed_mail', context: () => 'mail-server' },
  { table: 'sessions', key: 'id', column: 'sealed_address', context: () => 'address' },
  { table: 'security_events', key: 'id', column: 'sealed_address', context: () => 'address' },
];

/**
 * Seals all values again that were sealed under the former KASHIKARI_SECRET, in the background after startup. Rows that
 * change meanwhile are skipped, because writes use the current secret. Several processes may run it at once.
 */
@Injectable()
export class RenewSeals implements OnApplicationBootstrap, OnModuleDestroy {
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly encryptor: Encryptor,
    private readonly logger: Logger,
    @Inject(SettingsToken) private readonly settings: InstallationSecrets,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.settings.KASHIKARI_SECRET_ALSO) return;
    this.running = this.renewAll().catch((error: unknown) => {
      this.logger.error(
        { err: error },
        'Not all is sealed under KASHIKARI_SECRET yet; the next start goes on',
      );
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async renewAll(): Promise<void> {
    let renewed = 0;
    for (const sealed of SEALED) renewed += await this.renew(sealed);
    if (!this.stopped) this.logger.info({ renewed }, 'All data is sealed with KASHIKARI_SECRET');
  }

  private async renew({ table, key, type = 'uuid', column, context }: SealedColumn): Promise<number> {
    const next = `select ${key}::text as key, ${column} as sealed from ${table}
      where ${key} > $1::${type} and ${column} <> '' order by ${key} limit ${ROUND}`;
    const change = `update ${table} set ${column} = fresh.sealed
      from unnest($1::${type}[], $2::text[], $3::text[]) as fresh (key, before, sealed)
      where ${table}.${key} = fresh.key and ${table}.${column} = fresh.before`;
    let renewed = 0;
    for (let last = FIRST[type]; !this.stopped;) {
      const rows = await this.db.read<{ key: string; sealed: string }>(next, [last]);
      const fresh = rows.flatMap((row) => {
        const again = this.encryptor.renewed(row.sealed, context(row.key));
        return again === undefined ? [] : [{ ...row, again }];
      });
      const columns = [
        fresh.map((row) => row.key),
        fresh.map((row) => row.sealed),
        fresh.map((row) => row.again),
      ];
      if (fresh.length) await this.db.read(change, columns);
      renewed += fresh.length;
      if (rows.length < ROUND) break;
      last = rows.at(-1)!.key;
    }
    return renewed;
  }
}
