import { Client, Server, ServerCredentials } from '@grpc/grpc-js';
import { SYSTEM, type Actor, type Call } from '@kashikari/kernel';
import { ActorSigner } from '../src';
import { GrpcClients } from '../src/grpc/clients';
import { Company, Member } from '../src/limits/company';
import { fakeClock, TEST_SECRETS, type TestService } from '../src/testing';
import { NoteServiceClient, NoteServiceService } from './notes/note-service';
import { startNotes } from './notes/start-notes';

const callOf = (userId: string): Call => ({ actor: { kind: 'user', userId }, now: 0, locale: 'en' });
const PEOPLE = Array.from({ length: 20 }, (_, n) => callOf(`person-${n}`));

describe('calls of the same moment', () => {
  let notes: TestService;
  let clients: GrpcClients;
  const clock = fakeClock('2026-04-01T00:00:00Z');
  const streams = jest.spyOn(Client.prototype, 'makeServerStreamRequest');
  const alone = jest.spyOn(Client.prototype, 'makeUnaryRequest');

  beforeAll(async () => (notes = await startNotes({ clock })));
  afterAll(() => notes.stop());
  afterEach(() => clients.close());

  const connect = (
    address = notes.address,
    signer: Pick<ActorSigner, 'sign'> = new ActorSigner(TEST_SECRETS),
  ) => {
    clients = new GrpcClients({ notes: address }, signer as ActorSigner);
    const client = clients.connect(NoteServiceClient, 'notes', { together: true });
    streams.mockClear();
    alone.mockClear();
    return client;
  };

  it('go by one stream, each with its own actor, and each gets its own answer', async () => {
    const client = connect();
    const answers = await Promise.all(PEOPLE.map((call) => client.whoAmI({}, call)));
    expect(answers.map(({ actor }) => actor)).toEqual(PEOPLE.map(({ actor }) => actor));
    expect([streams.mock.calls.length, alone.mock.calls.length]).toEqual([1, 0]);
  });

  it('get each its own refusal, with parameters and fields', async () => {
    const client = connect();
    const ways = ['full', 'fields', 'unforeseen'];
    const outcomes = await Promise.allSettled([
      client.whoAmI({}, PEOPLE[0]!),
      ...ways.map((how) => client.fail({ how }, PEOPLE[1]!)),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { reason: { refusal: { code: 'booking.unavailable', params: { left: 0 } } } },
      { reason: { fields: [{ code: 'validation.too_long', params: { max: 3 }, field: 'title' }] } },
      { reason: { refusal: { kind: 'internal', code: 'internal' } } },
    ]);
    expect(streams).toHaveBeenCalledTimes(1);
  });

  it('don’t wait for the slowest of them', async () => {
    const client = connect();
    const slow = client.wait({ milliseconds: 3_000 }, SOMEBODY).then(() => 'slow');
    const quick = client.whoAmI({}, PEOPLE[0]!).then(() => 'quick');
    expect(await Promise.race([slow, quick])).toBe('quick');
    expect(streams).toHaveBeenCalledTimes(1);
  });

  it('are verified each by its own signature', async () => {
    const good = new ActorSigner(TEST_SECRETS);
    const forging = (actor: Actor, audience: string) =>
      actor.kind === 'user' && actor.userId === 'person-1' ? 'forged' : good.sign(actor, audience);
    const client = connect(notes.address, { sign: forging });
    const outcomes = await Promise.allSettled(PEOPLE.slice(0, 3).map((call) => client.whoAmI({}, call)));
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { reason: { refusal: { code: 'actor.unsigned' } } },
      { status: 'fulfilled' },
    ]);
  });

  it.each([1, 3])('that can’t be signed fail by themselves, %s at once', async (number) => {
    const good = new ActorSigner(TEST_SECRETS);
    const failing = (actor: Actor, audience: string) => {
      if (actor.kind === 'user' && actor.userId === 'person-0') throw new Error('no key');
      return good.sign(actor, audience);
    };
    const client = connect(notes.address, { sign: failing });
    const calling = PEOPLE.slice(0, number).map((call) => client.whoAmI({}, call));
    const [first, ...others] = await Promise.allSettled(calling);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no key' } });
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'));
  });

  it('are counted like calls that come alone', async () => {
    const counted = async () => {
      const page = await (await fetch(`${notes.opsUrl}/metrics`)).text();
      return Number(/seconds_count\{service="notes",method="[^"]*WhoAmI",code="OK"\} (\d+)/.exec(page)?.[1]);
    };
    const client = connect();
    await client.whoAmI({}, SOMEBODY);
    const before = await counted();
    await Promise.all(PEOPLE.map((call) => client.whoAmI({}, call)));
    expect((await counted()) - before).toBe(PEOPLE.length);
  });

  it('fail each as unavailable when the service is away', async () => {
    const client = connect('127.0.0.1:1');
    const outcomes = await Promise.allSettled(PEOPLE.map((call) => client.whoAmI({}, call)));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({
        reason: { refusal: { kind: 'unavailable', params: { service: 'notes' } } },
      });
  });

  it('go one by one to a service of before, which does not know streams of calls', async () => {
    const server = new Server();
    server.addService(NoteServiceService, {
      whoAmI: (_call: unknown, respond: (error: null, answer: object) => void) =>
        respond(null, { actor: SYSTEM, locale: 'ja', now: 7 }),
    });
    const port = await new Promise<number>((resolve, reject) =>
      server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
    const client = connect(`127.0.0.1:${port}`);
    const answers = await Promise.all(PEOPLE.map((call) => client.whoAmI({}, call)));
    expect(answers.map(({ now }) => now)).toEqual(PEOPLE.map(() => 7));
    server.forceShutdown();
  });

  it('of one company go by one stream, however they are spread over time, and each is answered in a round of its own', async () => {
    const client = connect();
    const company = new Company(4);
    let told = 0;
    const most: number[] = [];
    const calling = PEOPLE.slice(0, 4).map(async (call, index) => {
      await new Promise((resolve) => setTimeout(resolve, 3 * index));
      const { actor } = await client.whoAmI({}, call, { together: new Member(company) });
      told += 1;
      if (told === 1) setImmediate(() => most.push(told));
      return actor;
    });
    expect(await Promise.all(calling)).toEqual(PEOPLE.slice(0, 4).map(({ actor }) => actor));
    expect([streams.mock.calls.length, alone.mock.calls.length]).toEqual([1, 0]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(most[0]).toBeLessThan(4);
  });

  it('of one company don’t wait for who has dropped out, and who comes too late goes alone', async () => {
    const client = connect();
    const company = new Company(3);
    const [first, gone, late] = [new Member(company), new Member(company), new Member(company)];
    const calling = client.whoAmI({}, PEOPLE[0]!, { together: first });
    gone.settle();
    expect(streams.mock.calls.length + alone.mock.calls.length).toBe(0);
    late.settle();
    const { actor } = await client.whoAmI({}, PEOPLE[1]!, { together: late });
    expect([actor, (await calling).actor]).toEqual([PEOPLE[1]!.actor, PEOPLE[0]!.actor]);
    expect([streams.mock.calls.length, alone.mock.calls.length]).toEqual([0, 2]);
  });

  it('that have nobody beside them go alone, and so does what is large', async () => {
    const client = connect();
    await client.whoAmI({}, SOMEBODY);
    expect([streams.mock.calls.length, alone.mock.calls.length]).toEqual([0, 1]);
    const large = client.addNote({ id: 'large', text: 'x'.repeat(20_000) }, SOMEBODY);
    await Promise.all([large, ...PEOPLE.map((call) => client.whoAmI({}, call))]);
    expect([streams.mock.calls.length, alone.mock.calls.length]).toEqual([1, 2]);
  });
});

const SOMEBODY = callOf('somebody');
