import { OutboundClient, OutboundRefusal, type OutboundAnswer } from '@kashikari/platform';
import { OutboundReceivers } from './outbound-receivers';

const REQUEST = { url: 'https://hooks.example/1', headers: { 'webhook-id': 'a' }, body: '{}' };
const never = new AbortController().signal;

type Sent = Parameters<OutboundClient['post']>[1];

/** A client that records the request, and returns the given answer. */
function clientThat(answers: () => OutboundAnswer) {
  const client = new OutboundClient();
  const sent: Sent[] = [];
  jest.spyOn(client, 'post').mockImplementation(async (_url, request) => {
    sent.push(request);
    return answers();
  });
  return { receivers: new OutboundReceivers(client), sent };
}
const answer = (body: string): OutboundAnswer => ({
  ...{ status: 503, headers: { 'retry-after': '5' }, url: REQUEST.url },
  body: Buffer.from(body),
});

describe('a receiver', () => {
  it('has 15 seconds in total, and 64 KiB of its response are read', async () => {
    const { receivers, sent } = clientThat(() => answer('busy'));
    expect(await receivers.send(REQUEST, never)).toEqual({ status: 503, text: 'busy', retryAfter: '5' });
    expect(sent).toEqual([
      expect.objectContaining({ timeoutMs: 15_000, maxBytes: 65_536, body: '{}', signal: never }),
    ]);
    expect(sent[0]!.headers).toEqual({ 'webhook-id': 'a', 'user-agent': 'Kashikari-Webhooks/1' });
  });

  it('that is refused or does not answer is a fault of its address', async () => {
    const { receivers } = clientThat(() => {
      throw new OutboundRefusal('timeout');
    });
    expect(await receivers.send(REQUEST, never)).toEqual({ fault: 'timeout' });
  });

  it('is not at fault when this process stops', async () => {
    const { receivers } = clientThat(() => {
      throw new Error('stopping');
    });
    await expect(receivers.send(REQUEST, never)).rejects.toThrow('stopping');
  });
});
