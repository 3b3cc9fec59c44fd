import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AllowedNetworks } from './networks';
import { OutboundRefusal } from './outbound-refusal';

/** Redirects that are followed, each of them checked. */
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Resolves a name to all its addresses, as `dns.lookup` does. */
export type ResolveName = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface OutboundOptions {
  /** Inner networks that may be reached, in CIDR notation. */
  readonly allow?: readonly string[];
  /** Takes http and private addresses, too: only where tests run. */
  readonly open?: boolean;
  readonly resolve?: ResolveName;
  /** Certificate authority to trust instead of the usual ones, PEM. */
  readonly ca?: string;
}

export interface OutboundRequest {
  /** Bytes of the body that are read; a larger one is refused. */
  readonly maxBytes: number;
  /** Time limit of the whole request, including name resolution, redirects and body, milliseconds. */
  readonly timeoutMs: number;
  /** Number of redirects to follow; 3 by default, which is the maximum. */
  readonly redirects?: number;
  /** Sent to the origin of the address alone, not to where a redirect leads. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface OutboundPost extends Omit<OutboundRequest, 'redirects' | 'maxBytes'> {
  readonly body: string;
  /** Bytes of the response that are read; the rest is cut off. */
  readonly maxBytes: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** Address after the last redirect. */
  readonly url: string;
}

interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: OutboundRequest['headers'] | undefined;
  readonly body?: string;
}

/**
 * Sends requests to addresses that people typed: https only, without user info, and to the public internet only, on any
 * port. An address is checked at the moment of connecting, and the connection goes to the very address that was checked,
 * so that a name that changes in between (DNS rebinding) leads nowhere (OWASP SSRF prevention cheat sheet).
 */
export class OutboundClient {
  /** Agents for callers that send by themselves after {@link check}. Their connections are not shared. */
  readonly agents: Readonly<Record<string, http.Agent>>;
  /** Takes http and private addresses, too. */
  readonly open: boolean;
  private readonly allowed: AllowedNetworks;

  constructor({ allow, open = false, resolve = systemLookup, ca }: OutboundOptions = {}) {
    this.allowed = new AllowedNetworks(allow);
    this.open = open;
    const options = {
      keepAlive: true,
      ...(ca && { ca }),
      ...(!open && { lookup: this.lookupAllowed(resolve) }),
    };
    this.agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  }

  /**
   * Checks everything about an address but its name, which is checked when the connection is made.
   * @throws OutboundRefusal `scheme`, `user_info`, `address`
   */
  check(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !(url.protocol === 'https:' || (this.open && url.protocol === 'http:')))
      throw new OutboundRefusal('scheme');
    if (url.username || url.password) throw new OutboundRefusal('user_info');
    // A connection to a literal address needs no lookup. The URL has normalized every spelling of IPv4.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!this.open && isIP(host) && !this.allowed.has(host)) throw new OutboundRefusal('address');
    return url;
  }

  /**
   * Returns the response of an address, whatever its status.
   * @throws OutboundRefusal
   */
  get(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    return this.within(request, (signal) => this.follow(this.check(address), request, signal));
  }

  /**
   * Sends a body by POST and returns the response, whatever its status. No redirect is followed: it is the response.
   * @throws OutboundRefusal
   */
  post(address: string, request: OutboundPost): Promise<OutboundAnswer> {
    return this.within(request, async (signal) => {
      const url = this.check(address);
      const { body, maxBytes } = request;
      const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
      const response = await this.send(url, { method: 'POST', headers, body }, signal);
      const { statusCode: status = 0, headers: answered } = response;
      return { status, headers: answered, body: await startOf(response, maxBytes), url: url.href };
    });
  }

  private async within(
    request: Pick<OutboundRequest, 'timeoutMs' | 'signal'>,
    ask: (signal: AbortSignal) => Promise<OutboundAnswer>,
  ): Promise<OutboundAnswer> {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await ask(signal);
    } catch (error) {
      if (error instanceof OutboundRefusal) throw error;
      request.signal?.throwIfAborted();
      if (timeout.aborted) throw new OutboundRefusal('timeout');
      throw new OutboundRefusal(isAboutName(error) ? 'address' : 'unreachable');
    }
  }

  private async follow(
    start: URL,
    { maxBytes, headers, redirects = MAX_REDIRECTS }: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    let url = start;
    for (let left = Math.min(redirects, MAX_REDIRECTS); ; left -= 1) {
      const sent = url.origin === start.origin ? headers : undefined;
      const response = await this.send(url, { method: 'GET', headers: sent }, signal);
      const { statusCode: status = 0, headers: answered } = response;
      if (!REDIRECTS.has(status) || !answered.location)
        return { status, headers: answered, body: await bodyOf(response, maxBytes), url: url.href };
      response.destroy();
      if (left === 0) throw new OutboundRefusal('redirects');
      if (!URL.canParse(answered.location, url.href)) throw new OutboundRefusal('scheme');
      url = this.check(new URL(answered.location, url).href);
    }
  }

  /** A connection that was closed while it was idle has carried nothing: another one is used. */
  private send(url: URL, sent: SentRequest, signal: AbortSignal): Promise<http.IncomingMessage> {
    const { request } = url.protocol === 'http:' ? http : https;
    const agent = this.agents[url.protocol];
    const { method, body } = sent;
    const headers = { 'accept-encoding': 'identity', ...sent.headers };
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, agent, signal, headers }, resolve);
      asked.on('error', (error: NodeJS.ErrnoException) => {
        if (asked.reusedSocket && error.code === 'ECONNRESET')
          this.send(url, sent, signal).then(resolve, reject);
        else reject(error);
      });
      asked.end(body);
    });
  }

  /** Refuses a name of which any address is not allowed. */
  private lookupAllowed(resolve: ResolveName): LookupFunction {
    return (name, options, done) =>
      resolve(name, { ...options, all: true }, (error, addresses) => {
        if (error) return done(error, '');
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !this.allowed.has(address)))
          return done(new OutboundRefusal('address'), '');
        if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      });
  }
}

/** Returns a whole body. @throws OutboundRefusal `too_large` */
async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const body = await startOf(response, maxBytes + 1);
  if (body.length > maxBytes) throw new OutboundRefusal('too_large');
  return body;
}

/** Returns a body up to a number of bytes; the rest is not read. */
async function startOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    chunks.push(chunk);
    // Leaving the loop closes the connection.
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const isAboutName = (error: unknown): boolean => (error as { syscall?: string }).syscall === 'getaddrinfo';
