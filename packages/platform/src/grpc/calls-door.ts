import {
  Metadata,
  status,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import { SpanKind } from '@opentelemetry/api';
import { refusalIn } from '../errors/error-details';
import { inTrace } from '../observe/in-trace';
import { traceparentIn } from './metadata';
import type { calls } from '@kashikari/contracts';
import type { UnaryRpc } from './unary';

/** A door that calls of one moment may come through, with what it takes to read them. */
export interface OpenDoor {
  readonly rpc: UnaryRpc;
  readonly door: handleUnaryCall<unknown, unknown>;
}

/**
 * Calls that came by one stream, each through its own door as if it had come alone: with its own actor, deadline, metrics
 * and trace, answered as soon as it is done.
 * @param doors by path
 */
export function callsDoor(
  doors: ReadonlyMap<string, OpenDoor>,
): handleServerStreamingCall<calls.SendCallsRequest, calls.SendCallsResponse> {
  return (stream) => {
    const { calls: sent } = stream.request;
    const givenUp: (() => void)[] = [];
    let left = sent.length;
    const answer = (response: calls.SendCallsResponse) => {
      if (!stream.cancelled) stream.write(response);
      if (--left === 0) stream.end();
    };
    stream.on('cancelled', () => givenUp.forEach((giveUp) => giveUp()));
    if (!left) stream.end();
    for (const [index, call] of sent.entries()) {
      const onGiveUp = (giveUp: () => void) => void givenUp.push(giveUp);
      void through(doors.get(call.path), call, stream.getDeadline(), onGiveUp)
        .catch(() => only(status.INTERNAL))
        .then((said) => answer({ index, ...said }));
    }
  };
}

const NOTHING = Buffer.alloc(0);

type Said = Omit<calls.SendCallsResponse, 'index'>;

const only = (code: status): Said => ({ code, response: NOTHING, refusal: NOTHING });

/** One call through its door. Rejects when it can't be read; a door itself answers whatever happens. */
async function through(
  open: OpenDoor | undefined,
  call: calls.SentCall,
  deadline: Date | number,
  onGiveUp: (giveUp: () => void) => void,
): Promise<Said> {
  if (!open) return only(status.UNIMPLEMENTED);
  const { rpc, door } = open;
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(call.metadata)) metadata.set(name, value);
  const incoming = {
    metadata,
    request: rpc.requestDeserialize(Buffer.from(call.request)),
    getDeadline: () => deadline,
    on: (_cancelled: string, giveUp: () => void) => onGiveUp(giveUp),
  } as unknown as ServerUnaryCall<unknown, unknown>;
  const answered = () =>
    new Promise<Said>((resolve) =>
      door(incoming, (error, value) => {
        if (!error)
          return resolve({ code: status.OK, response: rpc.responseSerialize(value), refusal: NOTHING });
        const refusal = refusalIn(error.metadata) ?? NOTHING;
        resolve({ code: error.code ?? status.UNKNOWN, response: NOTHING, refusal });
      }),
    );
  return inTrace(traceparentIn(metadata), rpc.path.slice(1), answered, SpanKind.SERVER);
}
