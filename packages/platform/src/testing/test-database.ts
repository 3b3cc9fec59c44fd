/** A fresh database with its owner, its login and all migrations, on the PostgreSQL that the test run shares. */
export interface TestDatabase {
  /** Login that does not own the tables. */
  readonly url: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** `service` names the migrations that are run; `platform` runs the platform's own alone. */
export function testDatabase(_service: string): Promise<TestDatabase> {
  throw new Error('under way');
}
