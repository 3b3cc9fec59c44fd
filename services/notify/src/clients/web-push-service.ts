import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { inTrace, OutboundRefusal, type OutboundClient } from '@kashikari/platform';
import { generateRequestDetails, type RequestDetails } from 'web-push';
import { PushService, type PushMessage } from '../app/ports/push';
import type { PushOutcome } from '../domain/push';
import type { VapidKey } from './vapid';

/** Timeout of a silent push service, milliseconds. */
const TIMEOUT = 10_000;

interface Answer {
  readonly status: number;
  /** Milliseconds, of `Retry-After`. */
  readonly wait: number | undefined;
}

/** Sends by Web Push: encrypted for the browser alone (RFC 8291), signed as ours (RFC 8292). */
export class WebPushService extends PushService {
  private readonly keys: ReadonlyMap<string, VapidKey>;
  readonly key: string;

  /**
   * @param subject where the operator of a push service finds us: `mailto:` or `https:`
   * @param outbound refuses addresses that are not of the public internet
   */
  constructor(
    [first, ...others]: readonly [VapidKey, ...VapidKey[]],
    private readonly subject: string,
    private readonly outbound: OutboundClient,
  ) {
    super();
    this.key = first.publicKey;
    this.keys = new Map([first, ...others].map((key) => [key.publicKey, key]));
  }

  get open(): boolean {
    return this.outbound.open;
  }

  async send(message: PushMessage, abort: AbortSignal): Promise<PushOutcome> {
    const key = this.keys.get(message.to.serverKey);
    if (!key) return { kind: 'gone', reason: 'server_key' };
    let request: RequestDetails;
    try {
      request = this.requestOf(message, key);
    } catch {
      // Its public key is no point of the curve: nobody could ever read what we send.
      return { kind: 'gone', reason: 'keys' };
    }
    try {
      const signal = AbortSignal.any([abort, AbortSignal.timeout(TIMEOUT)]);
      const { template, traceparent } = message;
      return outcomeOf(await inTrace(traceparent, `push ${template}`, () => this.hand(request, signal)));
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      if (error instanceof OutboundRefusal)
        return { kind: 'gone', reason: error.reason === 'address' ? 'private_address' : error.reason };
      return { kind: 'later', reason: code ?? name ?? 'unknown' };
    }
  }

  private requestOf({ to, payload, tag, urgency, ttl }: PushMessage, key: VapidKey): RequestDetails {
    const { endpoint, p256dh, auth } = to;
    return generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.subject, ...key },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      urgency,
      // The topic has up to 32 characters and reveals nothing about the content.
      topic: createHash('sha256').update(`${to.auth} ${tag}`).digest('base64url').slice(0, 32),
    });
  }

  /**
   * No redirect is followed: it would lead where nobody has looked. A connection from before that was closed just now has
   * brought nothing over: the next one is taken at once, until it is a new one.
   */
  private async hand(details: RequestDetails, signal: AbortSignal): Promise<Answer> {
    const { endpoint, method, headers, body } = details;
    const { protocol } = this.outbound.check(endpoint);
    const { request } = protocol === 'http:' ? http : https;
    const agent = this.outbound.agents[protocol];
    return new Promise((resolve, reject) => {
      const asked = request(endpoint, { method, headers, signal, agent }, (response) => {
        response.resume();
        const seconds = Number(response.headers['retry-after']);
        resolve({ status: response.statusCode ?? 0, wait: seconds > 0 ? seconds * 1_000 : undefined });
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = asked.reusedSocket && error.code === 'ECONNRESET';
        if (wasClosed) this.hand(details, signal).then(resolve, reject);
        else reject(error);
      });
      asked.end(body);
    });
  }
}

function outcomeOf({ status, wait }: Answer): PushOutcome {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone', reason };
  if (status === 429 || status >= 500) return { kind: 'later', reason, wait };
  return { kind: 'dropped', reason };
}
