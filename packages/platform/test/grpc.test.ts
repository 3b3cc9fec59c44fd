import { Client, credentials, status, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import { DomainError, SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { ActorSigner, Clock, createLogger, Metrics } from '../src';
import { healthService } from '../src/grpc/health';
import { GrpcClients } from '../src/grpc/clients';
import { GrpcServer } from '../src/grpc/grpc-server';
import { eventually, fakeClock, TEST_SECRETS, type TestService } from '../src/testing';
import { NoteServiceClient, NoteServiceService } from './notes/note-service';
import { NotesController } from './notes/notes.module';
import { startNotes } from './notes/start-notes';

const ADA: Actor = { kind: 'user', userId: 'ada' };

describe('a call', () => {
  let notes: TestService;
  const clock = fakeClock('2026-04-01T00:00:00Z');

  beforeAll(async () => (notes = await startNotes({ clock })));
  afterAll(() => notes.stop());

  const refusalOf = async (call: Promise<unknown>): Promise<DomainError> => {
    const error = await call.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    if (!(error instanceof DomainError)) throw new Error(`expected a refusal, got ${String(error)}`);
    return error;
  };

  /** Calls with a token that the caller chooses. */
  const withSigner = (signer: Pick<ActorSigner, 'sign'>) => {
    const clients = new GrpcClients({ notes: notes.address }, signer as ActorSigner);
    const client = clients.connect(NoteServiceClient, 'notes');
    const answer = client.whoAmI({}, { actor: ADA, now: 0, locale: 'ja' });
    return answer.finally(() => clients.close());
  };

  it.each<Actor>([ADA, VISITOR, SYSTEM, { kind: 'card', userId: 'bo', groupId: 'g', canWrite: false }])(
    'brings its actor, language and business time: %j',
    async (actor) => {
      const answer = await notes.as(actor, 'ja-Hira').connect(NoteServiceClient).whoAmI({});
      expect(answer).toEqual({ actor, locale: 'ja-Hira', now: Date.parse('2026-04-01T00:00:00Z') });
    },
  );

  it('is refused without a signed actor', async () => {
    const { refusal } = await refusalOf(withSigner({ sign: () => '' }));
    expect(refusal).toMatchObject({ kind: 'unauthenticated', code: 'actor.unsigned' });
  });

  it('is refused when the actor was tampered with', async () => {
    const good = new ActorSigner(TEST_SECRETS).sign(ADA, 'notes');
    const [, mac] = good.split('.');
    const body = Buffer.from(
      JSON.stringify({ actor: SYSTEM, aud: 'notes', exp: Date.now() + 1000 }),
    ).toString('base64url');
    for (const token of [`${body}.${mac}`, `${good}x`, `${good}.x`, 'a.b', '..', good.slice(0, -2)]) {
      await expect(withSigner({ sign: () => token })).rejects.toThrow('actor.unsigned');
    }
  });

  it('is refused when the signature has expired', async () => {
    const eightMinutesAgo = new ActorSigner(TEST_SECRETS, () => Date.now() - 8 * 60_000);
    await expect(withSigner(eightMinutesAgo)).rejects.toThrow('actor.unsigned');
  });

  it('is refused when the signature was made for another service', async () => {
    const forCatalog = { sign: (actor: Actor) => new ActorSigner(TEST_SECRETS).sign(actor, 'catalog') };
    await expect(withSigner(forCatalog)).rejects.toThrow('actor.unsigned');
  });

  it('is refused when it was signed with another secret', async () => {
    await expect(
      withSigner(new ActorSigner({ KASHIKARI_SECRET: Buffer.alloc(32, 'x').toString('base64') })),
    ).rejects.toThrow('actor.unsigned');
  });

  it("gets the service's refusal with its code, parameters and field faults", async () => {
    const client = notes.as(ADA).connect(NoteServiceClient);
    expect((await refusalOf(client.fail({ how: 'full' }))).refusal).toEqual({
      kind: 'conflict',
      code: 'booking.unavailable',
      params: { left: 0 },
    });
    expect((await refusalOf(client.fail({ how: 'fields' }))).fields).toEqual([
      { kind: 'invalid', code: 'validation.too_long', params: { max: 3 }, field: 'title' },
    ]);
  });

  it('learns nothing of a failure that nobody foresaw', async () => {
    const error = await refusalOf(notes.as(ADA).connect(NoteServiceClient).fail({ how: 'unforeseen' }));
    expect(error.refusal).toEqual({ kind: 'internal', code: 'internal' });
    expect(JSON.stringify(error)).not.toContain('hunter2');
  });

  it('ends at its deadline, and the handler is told', async () => {
    const { aborted } = notes.get(NotesController);
    const client = notes.as(ADA).connect(NoteServiceClient);
    const { refusal } = await refusalOf(client.wait({ milliseconds: 3_000 }, { deadlineMs: 100 }));
    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'deadline_exceeded' });
    await eventually(() => expect(aborted).toEqual(['abort']));
  });

  it('is refused at once when its deadline has passed', async () => {
    const client = notes.as(ADA).connect(NoteServiceClient);
    await expect(client.whoAmI({}, { deadlineMs: -1 })).rejects.toThrow('deadline_exceeded');
  });

  it('is told that a service which does not answer is unavailable', async () => {
    const clients = new GrpcClients({ notes: '127.0.0.1:1' }, new ActorSigner(TEST_SECRETS));
    const call = clients.connect(NoteServiceClient, 'notes').whoAmI({}, { actor: ADA, now: 0, locale: 'ja' });
    expect((await refusalOf(call)).refusal).toMatchObject({
      kind: 'unavailable',
      params: { service: 'notes' },
    });
    clients.close();
  });

  it('with more than 4 MiB to say is refused before anything of it is encoded, unless it says so itself', async () => {
    const encode = jest.spyOn(NoteServiceService.whoAmI, 'requestSerialize');
    const client = notes.as(ADA).connect(NoteServiceClient);
    const text = 'あ'.repeat(1_400_000);
    const rows = { rows: Array.from({ length: 300_000 }, () => ({ id: '0123456789' })) };
    for (const asked of [{ text }, rows])
      expect((await refusalOf(client.whoAmI(asked))).refusal).toMatchObject({
        kind: 'too_large',
        code: 'too_large',
        params: { max: 4 * 1024 * 1024 },
      });
    expect(encode).not.toHaveBeenCalled();
    await client.whoAmI({ text }, { largest: 5 * 1024 * 1024 });
    await client.whoAmI({ text: 'x'.repeat(1024 * 1024) });
    encode.mockRestore();
  });

  describe('of the health service', () => {
    const client = () => new Client(notes.address, credentials.createInsecure());
    const check = healthService['Check'] as MethodDefinition<{ service: string }, { status: string }>;
    const statusOf = (service: string): Promise<string> =>
      new Promise((resolve) => {
        const asking = client();
        const { path, requestSerialize, responseDeserialize } = check;
        asking.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service }, (error, answer) => {
          asking.close();
          resolve(error ? status[error.code]! : answer!.status);
        });
      });

    it.each(['', 'test.notes.v1.NoteService', 'database', 'events'])(
      '%j is SERVING, whoever asks',
      async (name) => expect(await statusOf(name)).toBe('SERVING'),
    );

    it('by a name that nobody knows is NOT_FOUND', async () =>
      expect(await statusOf('nobody')).toBe('NOT_FOUND'));

    it('asks what is leant on each time', async () => {
      const ping = jest.spyOn(notes.db, 'ping').mockRejectedValue(new Error('gone'));
      expect(await statusOf('database')).toBe('NOT_SERVING');
      expect(await statusOf('')).toBe('SERVING');
      ping.mockRestore();
      expect(await statusOf('database')).toBe('SERVING');
    });

    it('is watched, and says and ends it when the service stops', async () => {
      const leaving = await startNotes({ clock });
      const asking = new Client(leaving.address, credentials.createInsecure());
      const { path, requestSerialize, responseDeserialize } = healthService['Watch'] as typeof check;
      const said: string[] = [];
      const stream = asking.makeServerStreamRequest(path, requestSerialize, responseDeserialize, {
        service: '',
      });
      const ended = new Promise((resolve) => stream.on('status', ({ code }) => resolve(status[code])));
      stream.on('error', () => undefined);
      stream.on('data', (answer: { status: string }) => said.push(answer.status));
      await eventually(async () => expect(said).toEqual(['SERVING']));
      await leaving.stop();
      expect(await ended).toBe('OK');
      expect(said).toEqual(['SERVING', 'NOT_SERVING']);
      asking.close();
    });
  });

  it('of an rpc that nobody answers is UNIMPLEMENTED', async () => {
    const client = new Client(notes.address, credentials.createInsecure());
    const pass = (bytes: Buffer) => bytes;
    const error = await new Promise<ServiceError | null>((resolve) => {
      client.makeUnaryRequest('/test.notes.v1.NoteService/Nothing', pass, pass, Buffer.alloc(0), (fault) =>
        resolve(fault),
      );
    });
    expect(error?.code).toBe(status.UNIMPLEMENTED);
    client.close();
  });

  it('is counted by method and status', async () => {
    const page = await (await fetch(`${notes.opsUrl}/metrics`)).text();
    expect(page).toMatch(
      /seconds_count\{service="notes",method="test.notes.v1.NoteService\/WhoAmI",code="OK"\} [1-9]/,
    );
    expect(page).toMatch(/code="FAILED_PRECONDITION"/);
    expect(page).toMatch(/kashikari_outbox_lag_seconds\{service="notes"\} 0/);
  });
});

describe('a server that is told to stop', () => {
  it('cuts off what is not done in time', async () => {
    const parts = { service: 'notes', signer: new ActorSigner(TEST_SECRETS), clock: new Clock() };
    const server = new GrpcServer({
      ...parts,
      logger: createLogger('notes', 'silent'),
      metrics: new Metrics('notes'),
    });
    let called: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => (called = resolve));
    server.add(NoteServiceService, {
      wait: () => {
        called();
        return new Promise(() => undefined);
      },
    });
    const address = `127.0.0.1:${await server.listen('127.0.0.1:0')}`;
    const clients = new GrpcClients({ notes: address }, new ActorSigner(TEST_SECRETS));
    const client = clients.connect(NoteServiceClient, 'notes');
    const call = client.wait({ milliseconds: 0 }, { actor: SYSTEM, now: 0, locale: 'ja' });
    const refused = expect(call).rejects.toMatchObject({ refusal: { kind: 'unavailable' } });
    await underWay;
    await server.stop(200);
    await refused;
    clients.close();
  });
});
