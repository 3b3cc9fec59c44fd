import { chatBody, requestOf } from './requests';
import { outcomeOf } from './outcome';
import type { WebhookTarget } from './webhook';

const TARGET: WebhookTarget = { url: '', token: 'token', to: 'room/1', secrets: [] };
const ID = '01990000-0000-7000-8000-000000000001';
const HOSTILE = 'A & B <!channel> <https://evil.example|here> @everyone\n[toall] **bold**';
const LONG = '@everyone '.repeat(500);

const bodyOf = (provider: Parameters<typeof chatBody>[0], text: string) =>
  chatBody(provider, text, { to: 'U1' });
const json = (provider: Parameters<typeof chatBody>[0], text: string) => JSON.parse(bodyOf(provider, text));
const request = (provider: Parameters<typeof requestOf>[0], target = TARGET) =>
  requestOf(provider, target, ID, 'body', () => 'signature', 0);

describe('the message of a chat', () => {
  it('has no link and no mention for Slack, whatever a title contains', () => {
    expect(json('slack', HOSTILE)).toEqual({
      text: 'A &amp; B &lt;!channel&gt; &lt;https://evil.example|here&gt; @everyone\n[toall] **bold**',
    });
    expect(json('slack', '&lt;!here&gt;').text).toBe('&amp;lt;!here&amp;gt;');
  });

  it('notifies nobody in Discord, and has up to 2,000 characters', () => {
    expect(json('discord', HOSTILE)).toEqual({ content: HOSTILE, allowed_mentions: { parse: [] } });
    const { content } = json('discord', LONG) as { content: string };
    expect([content.length, content.at(-1)]).toEqual([2_000, '…']);
    expect(json('discord', 'x'.repeat(2_000)).content).toBe('x'.repeat(2_000));
  });

  it('is not cut within a character', () => {
    const { content } = json('discord', `${'x'.repeat(1_998)}😀😀`) as { content: string };
    expect(content).toBe(`${'x'.repeat(1_998)}…`);
  });

  it('is plain text of an Adaptive Card for Teams', () => {
    const { type, attachments } = json('teams', HOSTILE);
    expect([type, attachments.length]).toEqual(['message', 1]);
    expect(attachments[0]).toMatchObject({
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: HOSTILE }] }],
      },
    });
  });

  it('is one field of a form for Chatwork, without a tag', () => {
    const form = new URLSearchParams(bodyOf('chatwork', `${HOSTILE} &self_unread=0`));
    expect([...form]).toEqual([
      ['body', `${HOSTILE.replace('[toall]', '［toall］')} &self_unread=0`],
      ['self_unread', '1'],
    ]);
  });

  it('is one text of up to 5,000 characters for LINE', () => {
    expect(json('line', HOSTILE)).toEqual({ to: 'U1', messages: [{ type: 'text', text: HOSTILE }] });
    const [{ text }] = json('line', `${LONG}!`).messages as [{ text: string }];
    expect([text.length, text.at(-1)]).toEqual([5_000, '…']);
  });
});

describe('the request of a provider', () => {
  it('of Chatwork goes to the room, with its token', () => {
    expect(request('chatwork')).toEqual({
      url: 'https://api.chatwork.com/v2/rooms/room%2F1/messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-chatworktoken': 'token' },
      body: 'body',
    });
  });

  it('of LINE carries the id of the delivery, by which LINE recognizes a repeated request', () => {
    const { url, headers } = request('line');
    expect(url).toBe('https://api.line.me/v2/bot/message/push');
    expect(headers).toMatchObject({ authorization: 'Bearer token', 'x-line-retry-key': ID });
  });

  it.each(['slack', 'discord', 'teams'] as const)('of %s is JSON to its address', (provider) => {
    const url = 'https://hooks.example/1';
    expect(request(provider, { ...TARGET, url })).toEqual({
      url,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: 'body',
    });
  });
});

describe('the answer of a provider', () => {
  const outcome = (provider: Parameters<typeof outcomeOf>[0], status: number, text = '') =>
    outcomeOf(provider, 'body', { status, text }, 0);

  it('of LINE to a request that it has accepted before, 409, is success; that of others is a failure', () => {
    expect(outcome('line', 409).kind).toBe('delivered');
    expect(outcome('slack', 409)).toMatchObject({ kind: 'failed', code: 'status', isGone: false });
  });

  it.each([
    ['slack', 404, 'no_service'],
    ['discord', 404, '{"message": "Unknown Webhook", "code": 10015}'],
    ['standard', 410, ''],
  ] as const)('of %s says that the address no longer exists: %d %s', (provider, status, text) => {
    expect(outcome(provider, status, text)).toMatchObject({ kind: 'failed', isGone: true });
  });

  it('is stored without control characters, up to 200 characters', () => {
    expect(outcome('teams', 500, `a\u0000\n\tb${'😀'.repeat(5_000)}`)).toMatchObject({
      text: `a b${'😀'.repeat(197)}`,
    });
  });
});
