import { promises as dns } from 'node:dns';
import { experimental, status } from '@grpc/grpc-js';

/** Targets of this scheme are looked at again and again. */
export const WATCHED = 'watched';

/** Pause between two lookups, milliseconds. The answers of the name server may already be half a minute old. */
const PAUSE = 5_000;

/** Minimum delay of a lookup after a call that found no replica, milliseconds. A thousand calls may fail together. */
const SOONEST = 500;

type Listener = ConstructorParameters<Parameters<typeof experimental.registerResolver>[1]>[1];
type Target = ConstructorParameters<Parameters<typeof experimental.registerResolver>[1]>[0];

/**
 * Follows the replicas behind a name. gRPC itself resolves again only if a connection breaks. It would never see a new
 * replica, and would lose a call to learn that an old one leaves.
 */
class ReResolvingName implements experimental.Resolver {
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private known = '';

  constructor(
    private readonly target: Target,
    private readonly listener: Listener,
  ) {}

  static getDefaultAuthority(target: Target): string {
    return target.path;
  }

  /** Called when the channel begins, and whenever a connection could not be made. */
  updateResolution(): void {
    if (!this.looking) this.lookIn(this.timer ? SOONEST : 0);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.known = '';
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), milliseconds);
    // The lookup must not keep the process alive.
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.looking = true;
    const { host, port } = experimental.splitHostPort(this.target.path)!;
    const found = await dns.lookup(host, { all: true }).catch((error: Error) => error);
    this.looking = false;
    if (!this.timer) return;
    if (found instanceof Error) this.reportFailure(found);
    else this.reportAddresses(found.map(({ address }) => ({ host: address, port: port ?? 443 })));
    this.lookIn(PAUSE);
  }

  /** Reports a list only if it changed: the same list again would interrupt connections that are being made. */
  private reportAddresses(addresses: readonly { host: string; port: number }[]): void {
    const list = addresses.map(({ host, port }) => `${host}:${port}`).sort();
    if (list.join() === this.known) return;
    this.known = list.join();
    const endpoints = addresses.map((address) => ({ addresses: [address] }));
    this.listener(experimental.statusOrFromValue(endpoints), {}, null, '');
  }

  /** Reports a failed lookup, unless replicas are known. They stay in use while the name server is unreachable. */
  private reportFailure({ message }: Error): void {
    if (this.known) return;
    const details = `${this.target.path} is not known: ${message}`;
    this.listener(experimental.statusOrFromError({ code: status.UNAVAILABLE, details }), {}, null, '');
  }
}

experimental.registerResolver(WATCHED, ReResolvingName);
