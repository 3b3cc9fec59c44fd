import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { ConfigError } from '../config/config-error';
import type { Logger } from '../observe/logger';
import { readShells } from './read-shells';
import type { Shell, ShellsOfFile } from './shell';

/**
 * Interval at which the file is polled, milliseconds. Kubernetes replaces it by a link, which a file system watch
 * doesn't report.
 */
const LOOK_EVERY = 2_000;

/** Longer, and it is not even parsed; bytes. 200 shells of 50 accounts are some 600 kB. */
const MAX_FILE = 2 * 1024 * 1024;

export type Site =
  | { readonly kind: 'common' }
  | { readonly kind: 'shell'; readonly shell: Shell; readonly isCanonical: boolean };

const COMMON: Site = { kind: 'common' };

interface Options {
  /** SHELLS_FILE; absent: there is the common shell alone, at every host. */
  readonly file?: string | undefined;
  /** PUBLIC_URL, where the common shell is; absent: at `localhost` and at addresses of the machine. */
  readonly publicUrl?: string | undefined;
  readonly logger: Logger;
  readonly lookEvery?: number;
}

/** The shells of an installation, by host, according to the operator's current file. */
export class ShellDirectory {
  private readonly file: string | undefined;
  private readonly publicHost: string | undefined;
  private readonly logger: Logger;
  private shells: ShellsOfFile;
  private byHost = new Map<string, Site>();
  private broken = false;
  private seen: string | undefined;
  private readonly looking: NodeJS.Timeout | undefined;

  /** @throws ConfigError that lists every fault of the file: without an earlier one to go by, nothing is served */
  constructor({ file, publicUrl, logger, lookEvery = LOOK_EVERY }: Options) {
    this.file = file;
    this.publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
    this.logger = logger;
    this.shells = this.take(file === undefined ? { common: 'on', shells: [] } : this.read(file));
    if (file !== undefined) this.looking = setInterval(() => this.look(file), lookEvery).unref();
  }

  /** Every shell, in the order of the file. */
  get all(): readonly Shell[] {
    return this.shells.shells;
  }

  /**
   * True if the served shells match the file; false after a faulty change, which leaves the previous ones in effect.
   */
  get isCurrent(): boolean {
    return !this.broken;
  }

  /**
   * Returns the site at a host; undefined for an unknown host.
   * @param name of the `Host` header, without a port; capitals and a final dot don't matter
   */
  at(name: string): Site | undefined {
    if (this.file === undefined) return COMMON;
    const host = name.toLowerCase().replace(/[.]$/, '');
    const found = this.byHost.get(host);
    if (found) return found;
    return this.shells.common === 'on' && this.isCommon(host) ? COMMON : undefined;
  }

  close(): void {
    clearInterval(this.looking);
  }

  /** Takes the file where it has changed; a faulty one is logged and leaves what was before. */
  private look(file: string): void {
    if (stampOf(file) === this.seen) return;
    try {
      this.shells = this.take(this.read(file));
      this.broken = false;
      this.logger.info({ shells: this.shells.shells.length }, 'SHELLS_FILE was reloaded');
    } catch (error) {
      this.broken = true;
      const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
      this.logger.error({ faults }, 'SHELLS_FILE is invalid; the previous version stays in use');
    }
  }

  private read(file: string): ShellsOfFile {
    // Taken before reading, so that the next poll sees a change made meanwhile.
    this.seen = stampOf(file);
    const bytes = readFileSync(file);
    if (bytes.length > MAX_FILE) throw new ConfigError([`SHELLS_FILE is longer than ${MAX_FILE} bytes`]);
    const shells = readShells(bytes.toString('utf8'));
    const taken = shells.common === 'on' ? this.publicHost : undefined;
    const at = shells.shells.findIndex(({ hosts }) => hosts.some((host) => host === taken));
    if (at >= 0) throw new ConfigError([`shells[${at}].hosts: ${taken} is the common shell's (PUBLIC_URL)`]);
    return shells;
  }

  private take(shells: ShellsOfFile): ShellsOfFile {
    this.byHost = new Map(
      shells.shells.flatMap((shell) =>
        shell.hosts.map((host, place) => [host, { kind: 'shell', shell, isCanonical: place === 0 }] as const),
      ),
    );
    return shells;
  }

  private isCommon(host: string): boolean {
    if (this.publicHost !== undefined) return host === this.publicHost;
    return host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
  }
}

/** Returns a stamp that changes with the file's version, also if a link leads to another file. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'missing';
}
