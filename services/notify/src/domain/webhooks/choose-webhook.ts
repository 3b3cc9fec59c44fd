import { allow, refuse, type Verdict, type WebhookProvider } from '@kashikari/kernel';
import { isOuterName } from '../outer-address';
import type { WebhookChoice, WebhookTarget } from './webhook';

/** Fields of a receiver by provider. */
const FIELDS: Readonly<Record<WebhookProvider, readonly (keyof Written)[]>> = {
  slack: ['url'],
  discord: ['url'],
  teams: ['url'],
  standard: ['url'],
  chatwork: ['token', 'to'],
  line: ['token', 'to'],
};

/** Providers whose address we know: `url` may be left out. */
const KNOWN_ADDRESS: ReadonlySet<WebhookProvider> = new Set(['chatwork', 'line']);

/** Characters of a header's value. */
const TOKEN = /^[\x21-\x7e]+$/;

type Written = Pick<WebhookTarget, 'url' | 'token' | 'to'>;

/**
 * Checks what the owner chose. The name of an address is resolved and checked again with each request.
 * @param open also accepts http and private addresses, for tests
 */
export function checkWebhook(choice: WebhookChoice, open: boolean): Verdict<WebhookChoice> {
  const { provider, target } = choice;
  const fields = FIELDS[provider];
  for (const field of ['url', 'token', 'to'] as const) {
    const isKnown = field === 'url' && KNOWN_ADDRESS.has(provider);
    if (isKnown || fields.includes(field) === (target[field] !== '')) continue;
    return refuse('webhook.provider_fields', { provider, fields: [...fields] }, field);
  }
  if (target.token && !TOKEN.test(target.token)) return refuse('validation.ascii', undefined, 'token');
  if (target.url) {
    const fault = faultOf(target.url, open);
    if (fault) return refuse(fault, undefined, 'url');
  }
  if (provider === 'chatwork' && !/^\d{1,20}$/.test(target.to))
    return refuse('validation.format', undefined, 'to');
  return allow(choice);
}

function faultOf(url: string, open: boolean): 'validation.url' | 'webhook.address' | undefined {
  if (/[\s\p{Cc}\\]/u.test(url) || !URL.canParse(url)) return 'validation.url';
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return 'validation.url';
  if (protocol !== 'https:' && !(open && protocol === 'http:')) return 'validation.url';
  return open || isOuterName(hostname) ? undefined : 'webhook.address';
}

/** Returns the address of a receiver with everything hidden but its host and the last 4 characters. */
export function maskedUrl(url: string): string {
  const { origin } = new URL(url);
  const rest = url.slice(origin.length);
  return rest.length > 1 ? `${origin}/…${rest.length > 8 ? rest.slice(-4) : ''}` : origin;
}

export function maskedToken(token: string): string {
  return token.length > 8 ? `…${token.slice(-4)}` : token && '…';
}
