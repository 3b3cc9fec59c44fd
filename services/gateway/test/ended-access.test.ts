import { DomainError } from '@kashikari/kernel';
import { createLogger } from '@kashikari/platform/edge';
import { eventually } from '@kashikari/platform/testing';
import request from 'supertest';
import { AccessTokens } from '../src/sign-in/access-tokens';
import { EndedAccess, type RevokedAccess } from '../src/sign-in/ended-access';
import { LiveHub } from '../src/streams/live-hub';
import { LiveStream } from '../src/streams/live-stream';
import { endingStreams } from '../src/streams/ending-streams';
import { ISSUER, keys, testApp, tokenFor } from './test-app';
import { USER_ID } from './user-message';
import type { security } from '@kashikari/contracts';

const session = (key: string, id: string): security.EndedAccess => ({
  key,
  what: { $case: 'sessionId', value: id },
});

/** Returns a double of identity: its answers, and whether it can be reached. */
function world() {
  const all: security.EndedAccess[] = [];
  const told: RevokedAccess[] = [];
  const state = { away: false, asked: 0, deaf: 0, now: 0, takes: 0, streams: 0, deadlines: [] as number[] };
  const access = new EndedAccess({
    ask: (_cursor, deadline) => {
      state.asked += 1;
      state.now += state.takes;
      state.deadlines.push(deadline);
      return state.away ? Promise.reject(new Error('away')) : Promise.resolve({ ended: all, cursor: '1' });
    },
    listening: {
      ended: (what) => told.push(what),
      deaf: () => (state.deaf += 1),
      isAnybody: () => state.streams > 0,
    },
    logger: createLogger('gateway', 'silent'),
    clock: () => state.now,
  });
  return { access, all, told, state };
}

describe('what ended', () => {
  it('is asked for before anybody is believed, and then is a look into a map', async () => {
    const { access, all, state } = world();
    all.push(session('1', 'over'));
    await expect(Promise.all([access.refuse('good'), access.refuse('good')])).resolves.toBeDefined();
    expect(state.asked).toBe(1);
    expect(access.refuse('good')).toBeUndefined();
    expect(() => access.refuse('over')).toThrow(
      expect.objectContaining({ refusal: { kind: 'unauthenticated', code: 'session_ended' } }),
    );
    expect(state.asked).toBe(1);
    access.stop();
  });

  it('is asked for again by whoever comes when nothing was heard for a second', async () => {
    const { access, all, state } = world();
    await access.refuse('mine');
    all.push(session('1', 'mine'));
    state.now = 999;
    expect(access.refuse('mine')).toBeUndefined();
    state.now = 1_000;
    await expect(access.refuse('mine')).rejects.toMatchObject({ refusal: { code: 'session_ended' } });
    access.stop();
  });

  it('is asked for by nobody while nobody is here, and again from the first request on', async () => {
    const { access, all, state } = world();
    const turns = async (count: number) => {
      const before = state.asked;
      await eventually(() => expect(state.asked).toBeGreaterThanOrEqual(before + count));
    };
    access.start();
    await turns(0);
    state.streams = 1;
    state.now = 60_000;
    await turns(2);
    state.streams = 0;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const asked = state.asked;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(state.asked).toBe(asked);
    all.push(session('1', 'mine'));
    state.now = 120_000;
    await expect(access.refuse('mine')).rejects.toMatchObject({ refusal: { code: 'session_ended' } });
    await turns(2);
    access.stop();
  });

  it('is asked for once by who comes, though the answer takes longer than a second', async () => {
    const { access, all, state } = world();
    state.takes = 1_200;
    await expect(access.refuse('mine')).resolves.toBeUndefined();
    expect(state.asked).toBe(1);
    all.push(session('1', 'mine'));
    await expect(access.refuse('mine')).rejects.toMatchObject({ refusal: { code: 'session_ended' } });
    access.stop();
  });

  it('is asked for with more time after each question that took too long, as long as a request waits', async () => {
    const { access, state } = world();
    Object.assign(state, { away: true, takes: 1_000 });
    await expect(access.refuse('mine')).rejects.toMatchObject({ refusal: { kind: 'unavailable' } });
    expect(state.deadlines).toEqual([700, 1_400, 1_400]);
    access.stop();
  });

  it('nobody can say while identity is away: that is no refusal', async () => {
    const { access, state } = world();
    state.away = true;
    const asked = access.refuse('mine');
    setTimeout(() => (state.now = 4_000), 20);
    await expect(asked).rejects.toMatchObject({ refusal: { kind: 'unavailable' } });
    access.stop();
  });

  it('is told once, however often it is heard', async () => {
    const { access, all, told, state } = world();
    all.push(session('1', 'over'), { key: '2', what: { $case: 'userId', value: 'left' } });
    await access.refuse('mine');
    state.now = 2_000;
    await access.refuse('mine');
    expect(told).toEqual([{ sessionIds: new Set(['over']), userIds: new Set(['left']) }]);
    access.stop();
  });

  it('is heard within half a second where a stream is open, though nobody comes', async () => {
    const { access, all, told, state } = world();
    state.streams = 1;
    access.start();
    await eventually(() => expect(access.isFresh).toBe(true));
    all.push(session('1', 'over'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(told).toHaveLength(1);
    access.stop();
  });

  it('says so by itself when nothing is heard for a second', async () => {
    const { access, state } = world();
    await access.refuse('mine');
    state.now = 1_000;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(state.deaf).toBe(1);
    access.stop();
  });
});

describe('a session', () => {
  it('is refused after its body was read, when it ended meanwhile', async () => {
    let asked = 0;
    const refuse = () => {
      // The first time when the headers have come.
      if ((asked += 1) > 1) throw new DomainError({ kind: 'unauthenticated', code: 'session_ended' });
      return undefined;
    };
    const createGroup = jest.fn();
    const tokens = new AccessTokens(keys, { issuers: [ISSUER], sessions: { refuse } });
    const { status, body } = await request(testApp({ groups: { createGroup } }, { tokens }))
      .post('/v1/groups')
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
      .send({ name: 'A' });
    expect([status, body.code]).toEqual([401, 'session_ended']);
    expect(createGroup).not.toHaveBeenCalled();
  });
});

describe('open streams', () => {
  const open = (hub: LiveHub, actor: LiveStream['actor']) =>
    new LiveStream({ actor, hub, goodIds: ['camera'], lastId: undefined, life: 60_000 });
  const user = (userId: string, sessionId: string) => ({ kind: 'user', userId, sessionId }) as const;

  it('end with their session and when their reader sees less; without a beat all but those of visitors', () => {
    const hub = new LiveHub();
    const [over, left] = [open(hub, user('a', 'a1')), open(hub, user('b', 'b1'))];
    const [other, visitor] = [open(hub, user('a', 'a2')), open(hub, { kind: 'visitor' })];
    const listening = endingStreams(hub);
    listening.ended({ sessionIds: new Set(['a1']), userIds: new Set(['b']) });
    for (const [stream, open] of [
      [over, false],
      [left, false],
      [other, true],
      [visitor, true],
    ] as const)
      expect(isOpen(hub, stream)).toBe(open);
    listening.deaf();
    expect([isOpen(hub, other), isOpen(hub, visitor)]).toEqual([false, true]);
    hub.close();
  });
});

/** Returns true if the hub still has the stream, so that signals reach it. */
function isOpen(hub: LiveHub, stream: LiveStream): boolean {
  const heard = jest.spyOn(stream, 'missed');
  hub.miss();
  const calls = heard.mock.calls.length;
  heard.mockRestore();
  return calls > 0;
}
