import { cpus } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { refused } from '@kashikari/kernel';
import { SettingsToken } from '@kashikari/platform';
import { Passwords } from '../app/ports';
import type { PasswordSettings } from '../settings';

/**
 * Each comparison takes a thread of libuv's pool, which has four and serves the file system and DNS as well, and
 * `memoryCost` of memory; so few run at once and the others wait in a line.
 */
const AT_ONCE = Math.max(1, Math.min(3, cpus().length));

/**
 * Maximum number of waiting comparisons. Later callers are refused as `busy`, because the response would miss the
 * deadline.
 */
const LONGEST_LINE = 200;

const PARALLELISM = 1;

/** Passwords by argon2id (RFC 9106; parameters of the OWASP cheat sheet, raised by settings). */
@Injectable()
export class Argon2Passwords extends Passwords {
  private readonly options: Options;
  private readonly line: (() => void)[] = [];
  private running = 0;
  private nobody: Promise<string> | undefined;

  constructor(@Inject(SettingsToken) settings: PasswordSettings) {
    super();
    const { ARGON2_MEMORY_KIB: memoryCost, ARGON2_PASSES: timeCost } = settings;
    // argon2id is what the library does when no other is asked for.
    this.options = { memoryCost, timeCost, parallelism: PARALLELISM };
  }

  override hash(password: string): Promise<string> {
    return hash(password, this.options);
  }

  override async matches(known: string | null | undefined, password: string): Promise<boolean> {
    if (known) return verify(known, password);
    this.nobody ??= this.hash('nobody');
    await verify(await this.nobody, password);
    return false;
  }

  override isOutdated(known: string): boolean {
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(known) ?? [];
    return Number(memory ?? 0) < this.options.memoryCost! || Number(passes ?? 0) < this.options.timeCost!;
  }

  override async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Resolves when somebody who is done hands over the place. */
  private wait(): Promise<void> {
    if (this.line.length >= LONGEST_LINE) throw refused('busy');
    return new Promise((resolve) => this.line.push(resolve));
  }
}
