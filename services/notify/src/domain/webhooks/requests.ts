import type { WebhookProvider } from '@kashikari/kernel';
import type { News } from './news';
import type { WebhookRequest } from './outcome';
import { signedHeaders, type Sign } from './signature';
import type { WebhookTarget } from './webhook';

/** Characters that a message of a provider may have. */
const MAX_DISCORD = 2_000;
const MAX_LINE = 5_000;

const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' };

/** Returns the address that receives the messages. */
export function addressOf(provider: WebhookProvider, { url, to }: WebhookTarget): string {
  if (url) return url;
  if (provider === 'line') return 'https://api.line.me/v2/bot/message/push';
  return `https://api.chatwork.com/v2/rooms/${encodeURIComponent(to)}/messages`;
}

/** Returns the body that is known without texts: that of a signed request. */
export function bodyAtOnce(provider: WebhookProvider, { event, timestamp, data }: News): string | undefined {
  return provider === 'standard' ? JSON.stringify({ type: event, timestamp, data }) : undefined;
}

/** Returns the body of a chat message. */
export function chatBody(
  provider: Exclude<WebhookProvider, 'standard'>,
  text: string,
  { to }: Pick<WebhookTarget, 'to'>,
): string {
  switch (provider) {
    case 'slack':
      return JSON.stringify({ text: escapedForSlack(text) });
    case 'discord':
      // No mention in a title notifies anybody.
      return JSON.stringify({ content: cut(text, MAX_DISCORD), allowed_mentions: { parse: [] } });
    case 'teams':
      return JSON.stringify(teamsCard(text));
    case 'chatwork':
      return new URLSearchParams({ body: escapedForChatwork(text), self_unread: '1' }).toString();
    default:
      return JSON.stringify({ to, messages: [{ type: 'text', text: cut(text, MAX_LINE) }] });
  }
}

/**
 * Returns a request with its headers. All requests of a delivery have the same id.
 * @param now security time
 */
export function requestOf(
  provider: WebhookProvider,
  target: WebhookTarget,
  id: string,
  body: string,
  sign: Sign,
  now: number,
): WebhookRequest {
  const url = addressOf(provider, target);
  if (provider === 'standard')
    return { url, body, headers: { ...JSON_BODY, ...signedHeaders(id, body, target.secrets, sign, now) } };
  if (provider === 'chatwork') {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-chatworktoken': target.token,
    };
    return { url, body, headers };
  }
  if (provider === 'line') {
    const headers = { ...JSON_BODY, authorization: `Bearer ${target.token}`, 'x-line-retry-key': id };
    return { url, body, headers };
  }
  return { url, body, headers: JSON_BODY };
}

/** An Adaptive Card, as Workflows of Microsoft Teams read it. Its text is plain: no Markdown of a title is read. */
function teamsCard(text: string): object {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}

/** Escapes what Slack reads as a link or a mention. */
function escapedForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Chatwork has no escape: a tag such as `[toall]` is broken by a full-width bracket. */
function escapedForChatwork(text: string): string {
  return text.replaceAll('[', '［').replaceAll(']', '］');
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
