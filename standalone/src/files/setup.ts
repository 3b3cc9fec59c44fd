import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocal, type StandaloneSettings } from '../settings';

/** The environment, which defines the public address and who may set up the product. */
type Outside = Readonly<Record<string, string | undefined>>;

/**
 * The first set-up in the browser, for which a new database without a demonstration waits. A file marks it as pending
 * until the next start after it. If only this machine reaches the product, the page requires no token. Otherwise it
 * requires one that each start generates and prints (ADR 67).
 */
export class Setup {
  private readonly pending: string;
  private token: string | undefined;

  constructor(
    private readonly settings: StandaloneSettings,
    private readonly outside: Outside,
  ) {
    this.pending = path.join(settings.DATA_DIR, 'setup.pending');
  }

  /**
   * Prepares the set-up before the product starts.
   * @param isNew true if its database had no installation
   * @returns the settings that identity needs for it
   */
  prepare(isNew: boolean): NodeJS.ProcessEnv {
    const { DEMO, DATABASE_URL: own, KASHIKARI_TEST_HOOKS: hooks } = this.settings;
    const given = this.outside['SETUP_TOKEN'];
    // An operator's own server gets no demonstration.
    if (isNew && (own || !DEMO) && !hooks) writeFileSync(this.pending, '');
    if (!given && !existsSync(this.pending)) return {};
    if (!given && this.isPrivate()) return { SETUP_OPEN: '1' };
    this.token = given || randomBytes(32).toString('base64url');
    return { SETUP_TOKEN: this.token };
  }

  /** Lines for the terminal: where to set it up; none once that is done. */
  async lines(address: string): Promise<string[]> {
    if (!this.token && !existsSync(this.pending)) return [];
    const response = await fetch(`${address}/v1/setup`);
    const { setup } = (await response.json()) as { setup: { needed: boolean } };
    if (!setup.needed) {
      rmSync(this.pending, { force: true });
      return [];
    }
    // Behind the number sign it reaches no server, no log and no other site.
    const shown = this.token ? `#token=${this.token}` : '';
    const lines = [`Set it up in the browser: ${this.outside['PUBLIC_URL'] || address}/setup${shown}`];
    return this.token
      ? [...lines, 'Whoever has this address becomes the owner. Each start prints a new one.']
      : lines;
  }

  /** Returns true if only this machine reaches the product, and no proxy on it forwards requests of others. */
  private isPrivate(): boolean {
    const { PUBLIC_URL, TRUST_PROXY } = this.outside;
    const isHere = !PUBLIC_URL || isLocal(new URL(PUBLIC_URL).hostname);
    return isLocal(this.settings.HOST) && isHere && (TRUST_PROXY ?? '0') === '0';
  }
}
