import { isOnline, netFound } from './net';
import { renewToken } from './renew';
import { keepToken, onSessionEnd } from './session-token';
import { send } from './send';

type Answer = Response | Error;

/** Mocks the network: answers calls in order, and records the requests. Nothing else is mocked. */
function network(...answers: Answer[]) {
  const asked: Request[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(
      input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost:3000'), init),
    );
    const answer = answers.shift() ?? new Response('{}');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

const post = () =>
  new Request('http://localhost:3000/v1/bookings', { method: 'POST', body: '{"good_id":"1"}' });
const renewal = (token: string) => new Response(JSON.stringify({ token, user: { id: '1' } }));
const realFetch = global.fetch;

afterEach(() => {
  keepToken(undefined);
  netFound();
  global.fetch = realFetch;
});

test('a POST that got no answer is sent again with the same key and body', async () => {
  const asked = network(new TypeError('reset'), new Response('{}'));
  await send(post());
  expect(asked).toHaveLength(2);
  expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]?.headers.get('idempotency-key')).toBe(asked[0]?.headers.get('idempotency-key'));
  expect(await asked[1]?.text()).toBe('{"good_id":"1"}');
});

test('a change that is not safe to repeat is sent once', async () => {
  const asked = network(new TypeError('reset'));
  const change = new Request('http://localhost:3000/v1/goods/1', { method: 'PATCH', body: '{}' });
  await expect(send(change)).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(asked).toHaveLength(1);
});

test('a call whose token ran out is sent again with a new one, under the same key', async () => {
  keepToken('old');
  const asked = network(
    new Response('{}', { status: 401 }),
    renewal('new'),
    new Response('{}', { status: 201 }),
  );
  expect((await send(post())).status).toBe(201);
  expect(asked[1]?.url).toContain('/v1/auth/refresh');
  expect(asked[2]?.headers.get('authorization')).toBe('Bearer new');
  expect(asked[2]?.headers.get('idempotency-key')).toBe(asked[0]?.headers.get('idempotency-key'));
});

/** A token of 15 minutes by the server's clock, which is not this device's. */
function tokenOf(name: string): string {
  const claims = { sub: name, iat: 1_000_000, exp: 1_000_900 };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

describe('a token that runs out', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: Date.UTC(2031, 4, 1), doNotFake: ['setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => jest.useRealTimers());

  test.each([
    [839, 0],
    [840, 1],
    [899, 1],
  ])('%d s old it is renewed before the call: %d times', async (seconds, renewals) => {
    keepToken(tokenOf('old'));
    jest.setSystemTime(Date.now() + seconds * 1000);
    const asked = network(...(renewals ? [renewal(tokenOf('new'))] : []));
    await send(new Request('http://localhost:3000/v1/goods'));
    expect(asked.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(renewals);
    const used = renewals ? tokenOf('new') : tokenOf('old');
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${used}`);
  });

  test('is used for its last minute where the renewal found nobody', async () => {
    keepToken(tokenOf('old'));
    jest.setSystemTime(Date.now() + 850_000);
    const asked = network(new TypeError('reset'), new Response('{}'));
    expect((await send(new Request('http://localhost:3000/v1/goods'))).status).toBe(200);
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${tokenOf('old')}`);
  });
});

test('many calls whose token ran out at once renew it once, since a refresh token is good once', async () => {
  keepToken('old');
  let renewals = 0;
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    if (!(input instanceof Request)) {
      renewals += 1;
      return renewal('new');
    }
    return new Response('{}', { status: input.headers.get('authorization') === 'Bearer new' ? 200 : 401 });
  });
  const answers = await Promise.all([send(post()), send(post()), send(post())]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(renewals).toBe(1);
});

test('a renewal whose page was left before its answer came is asked for again under the same key', async () => {
  const left = network(new TypeError('aborted'));
  await expect(renewToken()).rejects.toThrow('aborted');
  const asked = network(
    new Response('{"code":"idempotency_in_progress"}', { status: 409 }),
    renewal('new'),
    renewal('newer'),
  );
  expect([await renewToken(), await renewToken()]).toEqual([{ id: '1' }, { id: '1' }]);
  const keys = [...left, ...asked].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[3]).not.toBe(keys[0]);
});

test('another session does not take up the renewal of the one before', async () => {
  const left = network(new TypeError('aborted'));
  await expect(renewToken()).rejects.toThrow('aborted');
  keepToken('of somebody else');
  const asked = network(renewal('new'));
  await renewToken();
  expect(asked[0]?.headers.get('idempotency-key')).not.toBe(left[0]?.headers.get('idempotency-key'));
});

test('a session that cannot be renewed ends, and says so', async () => {
  keepToken('old');
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  network(new Response('{}', { status: 401 }), new Response('{}', { status: 401 }));
  expect((await send(post())).status).toBe(401);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('a session that was ended elsewhere is not renewed: it ends here, too', async () => {
  keepToken('old');
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  const asked = network(new Response('{"code":"session_ended"}', { status: 401 }));
  expect((await send(post())).status).toBe(401);
  expect([asked.length, ended.mock.calls.length]).toEqual([1, 1]);
  stop();
});

test('a visitor who meets a 401 is not taken for somebody whose session ended', async () => {
  const asked = network(new Response('{}', { status: 401 }));
  expect((await send(post())).status).toBe(401);
  expect(asked).toHaveLength(1);
});

test('what got no answer is asked for again under the same key when the person presses again', async () => {
  const lost = network(new TypeError('reset'), new TypeError('reset'), new TypeError('reset'));
  await expect(send(post())).rejects.toMatchObject({ code: 'network' });
  const asked = network(
    new Response('{}', { status: 503 }),
    new Response('{}', { status: 201 }),
    new Response('{}'),
  );
  await send(post());
  await send(post());
  await send(post());
  const keys = [...lost, ...asked].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys.slice(0, 5)).size).toBe(1);
  expect(keys[5]).not.toBe(keys[4]);
}, 10_000);

test('a call without net is told apart from one that was broken off', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = network(new TypeError('offline'));
  await expect(send(post())).rejects.toMatchObject({ code: 'no_response', status: 0 });
  expect(asked).toHaveLength(1);
  online.mockRestore();
});

test('a refusal decides, and what is still at work does not', async () => {
  const conflict = (code: string) => new Response(JSON.stringify({ code }), { status: 409 });
  const asked = network(
    conflict('idempotency_in_progress'),
    conflict('booking.unavailable'),
    new Response('{}'),
  );
  for (let sent = 0; sent < 3; sent += 1) await send(post());
  const [first, second, third] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('a net that is away while the session is renewed ends no session', async () => {
  keepToken('old');
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  network(new Response('{}', { status: 401 }), new TypeError('away'));
  await expect(send(post())).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(ended).not.toHaveBeenCalled();
  stop();
});

test('who hears nothing is told so, and a call that hangs is not sent a second time by itself', async () => {
  jest.useFakeTimers();
  let sent = 0;
  global.fetch = jest.fn(
    (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_answer, fail) => {
        sent += 1;
        init?.signal?.addEventListener('abort', () => fail(new DOMException('cut', 'AbortError')));
      }),
  );
  const read = new Request('http://localhost:3000/v1/goods');
  const told = expect(send(read)).rejects.toMatchObject({ code: 'no_response', status: 0 });
  await jest.advanceTimersByTimeAsync(25_000);
  await told;
  expect(sent).toBe(1);
  jest.useRealTimers();
});

test('an answer to what was asked before the net was lost does not say that it is back', async () => {
  let arrive = (_answer: Response): void => undefined;
  global.fetch = jest.fn(() => new Promise<Response>((resolve) => (arrive = resolve)));
  const before = send(new Request('http://localhost:3000/v1/groups'));
  window.dispatchEvent(new Event('offline'));
  arrive(new Response('{}'));
  expect((await before).status).toBe(200);
  expect(isOnline()).toBe(false);

  network(new Response('{}'));
  await send(new Request('http://localhost:3000/v1/groups'));
  expect(isOnline()).toBe(true);
});
