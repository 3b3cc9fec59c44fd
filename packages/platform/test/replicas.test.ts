import dns from 'node:dns';
import { DomainError, SYSTEM } from '@kashikari/kernel';
import { ActorSigner, Clock, createLogger, GrpcClients, Metrics } from '../src';
import { GrpcServer } from '../src/grpc/grpc-server';
import { RetryBudget, withRetries } from '../src/grpc/retries';
import { TEST_SECRETS } from '../src/testing';
import { NoteServiceClient, NoteServiceService } from './notes/note-service';

const call = { actor: SYSTEM, now: 0, locale: 'ja' } as const;

/** Name of a headless service, which resolves to the addresses of all its replicas. */
const NAME = 'notes.headless.test';

/** A replica that counts its calls; `hold` never answers. */
class Replica {
  asked = 0;
  held = 0;
  readonly server: GrpcServer;

  constructor() {
    const parts = { service: 'notes', signer: new ActorSigner(TEST_SECRETS), clock: new Clock() };
    const logger = createLogger('notes', 'silent');
    this.server = new GrpcServer({ ...parts, logger, metrics: new Metrics('notes') });
    this.server.add(NoteServiceService, {
      whoAmI: async () => {
        this.asked += 1;
        return { actor: SYSTEM, locale: 'ja', now: 0 };
      },
      addNote: () => {
        this.held += 1;
        return new Promise(() => undefined);
      },
    });
  }
}

describe('two replicas behind one name', () => {
  let replicas: [Replica, Replica];
  let clients: GrpcClients;

  beforeEach(async () => {
    replicas = [new Replica(), new Replica()];
    const port = await replicas[0].server.listen('127.0.0.1:0');
    await replicas[1].server.listen(`127.0.0.2:${port}`);
    const known = dns.promises.lookup;
    // The answer of a cluster's DNS for a headless service; nothing else is mocked.
    jest
      .spyOn(dns.promises, 'lookup')
      .mockImplementation(((name: string, options: object) =>
        name === NAME
          ? Promise.resolve(['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })))
          : known(name, options)) as never);
    clients = new GrpcClients({ notes: `${NAME}:${port}` }, new ActorSigner(TEST_SECRETS));
  });
  afterEach(async () => {
    clients.close();
    jest.restoreAllMocks();
    await Promise.all(replicas.map(({ server }) => server.stop(0)));
  });

  /** Reads repeatedly until `isOver` returns true; returns the errors. */
  async function readUntil(isOver: () => boolean): Promise<unknown[]> {
    const client = clients.connect(NoteServiceClient, 'notes', { retry: true });
    const faults: unknown[] = [];
    while (!isOver()) await client.whoAmI({}, call).catch((error: unknown) => faults.push(error));
    return faults;
  }

  const both = (least: number) => replicas.every(({ asked }) => asked >= least);

  it('are asked in turn', async () => {
    // The first connection may stand a while before the second.
    expect(await readUntil(() => both(1))).toEqual([]);
    const before = replicas.map(({ asked }) => asked);
    let left = 100;
    expect(await readUntil(() => left-- === 0)).toEqual([]);
    const [one, other] = replicas.map(({ asked }, index) => asked - before[index]!);
    expect({ one, other }).toEqual({ one: 50, other: 50 });
  });

  it('lose no read when one of them dies', async () => {
    let over = false;
    const readers = Array.from({ length: 8 }, () => readUntil(() => over));
    while (!both(20)) await new Promise((resolve) => setTimeout(resolve, 5));
    await replicas[1].server.stop(0);
    const until = replicas[0].asked + 200;
    while (replicas[0].asked < until) await new Promise((resolve) => setTimeout(resolve, 5));
    over = true;
    expect((await Promise.all(readers)).flat()).toEqual([]);
  });

  it('get a write once, though it broke in the middle', async () => {
    const writing = clients.connect(NoteServiceClient, 'notes').addNote({ id: 'n', text: 'once' }, call);
    const refused = expect(writing).rejects.toMatchObject({ refusal: { kind: 'unavailable' } });
    const held = () => replicas.map((one) => one.held).reduce((sum, n) => sum + n);
    while (!held()) await new Promise((resolve) => setTimeout(resolve, 5));
    await replicas.find((one) => one.held)!.server.stop(0);
    await refused;
    expect(held()).toBe(1);
  });
});

describe('the budget of retries', () => {
  const away = new DomainError({ kind: 'unavailable', code: 'unavailable' });
  const later = () => Date.now() + 60_000;

  /** Sends a number of calls, one after the other; returns how often the service was called. */
  async function ask(
    calls: number,
    budget: RetryBudget,
    fault: (asked: number) => Error | undefined,
  ): Promise<number> {
    let asked = 0;
    const send = async () => {
      const error = fault((asked += 1));
      if (error) throw error;
    };
    for (let n = 0; n < calls; n++) await withRetries(send, budget, later()).catch(() => undefined);
    return asked;
  }

  it('lets a call be sent three times at most', async () => {
    expect(await ask(1, new RetryBudget(), () => away)).toBe(3);
  });

  it('is spent after twenty, and a service that is down is asked no more than once a call', async () => {
    const budget = new RetryBudget();
    expect(await ask(100, budget, () => away)).toBe(120);
    expect(await ask(50, budget, () => away)).toBe(50);
  });

  it('is earned back by calls that go well, one retry for ten of them', async () => {
    const budget = new RetryBudget();
    await ask(20, budget, () => away);
    await ask(21, budget, () => undefined);
    expect(await ask(10, budget, () => away)).toBe(12);
  });

  it.each([
    ['a refusal', new DomainError({ kind: 'conflict', code: 'booking.unavailable' })],
    ['a deadline that has passed', new DomainError({ kind: 'unavailable', code: 'deadline_exceeded' })],
    ['a fault of ours', new Error('a mistake')],
  ])('is not spent on %s', async (_what, fault) => {
    expect(await ask(1, new RetryBudget(), () => fault)).toBe(1);
  });

  it('is not spent when the time is over', async () => {
    let asked = 0;
    const send = () => Promise.reject(((asked += 1), away));
    await expect(withRetries(send, new RetryBudget(), Date.now())).rejects.toBe(away);
    expect(asked).toBe(1);
  });
});
