import { testDatabase } from '@kashikari/platform/testing';
import pg from 'pg';

/** A fresh database of billing, used without the service. */
export interface ByHand {
  /** The service's login, which does not own the tables. */
  readonly app: pg.Client;
  /** The login that owns the tables. */
  readonly owner: pg.Client;
  close(): Promise<void>;
}

export async function byHand(): Promise<ByHand> {
  const database = await testDatabase('billing');
  const connect = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client;
  };
  const [app, owner] = [await connect(database.url), await connect(database.ownerUrl)];
  return {
    ...{ app, owner },
    async close() {
      await app.end();
      await owner.end();
      await database.drop();
    },
  };
}
