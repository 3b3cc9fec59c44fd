import type { handleUnaryCall, MethodDefinition } from '@grpc/grpc-js';

const SERVING = 1;
const NOT_SERVING = 2;

/** The one field of a request, `service`, length-delimited. */
const SERVICE_FIELD = 0x0a;

/**
 * `grpc.health.v1.Health/Check`, which orchestrators and the gateway ask. The service's name may be that of something
 * that the process leans on (`database`, `events`); with any other, or none, we answer for the process itself. The
 * messages are one field each, so they are written by hand; names are shorter than 128 bytes.
 */
export const healthDefinition: Record<'check', MethodDefinition<Buffer, number>> = {
  check: {
    path: '/grpc.health.v1.Health/Check',
    originalName: 'check',
    requestStream: false,
    responseStream: false,
    requestSerialize: (request) => request,
    requestDeserialize: (bytes) => bytes,
    // Field 1, varint.
    responseSerialize: (serving) => Buffer.from([0x08, serving]),
    responseDeserialize: (bytes) => bytes[1] ?? 0,
  },
};

/** The message that asks for `name`; the process itself has none. */
export function healthRequest(name: string): Buffer {
  const bytes = Buffer.from(name, 'utf8');
  return bytes.length ? Buffer.concat([Buffer.from([SERVICE_FIELD, bytes.length]), bytes]) : bytes;
}

function nameIn(bytes: Buffer): string {
  return bytes[0] === SERVICE_FIELD ? bytes.subarray(2, 2 + (bytes[1] ?? 0)).toString('utf8') : '';
}

/**
 * Needs no actor: it tells nothing of anybody.
 * @param has whether something that we lean on answers; true for a name that is none
 */
export function healthCheck(
  isServing: () => boolean,
  has: (name: string) => Promise<boolean>,
): handleUnaryCall<Buffer, number> {
  return (call, respond) => {
    if (!isServing()) return respond(null, NOT_SERVING);
    void has(nameIn(call.request)).then((well) => respond(null, well ? SERVING : NOT_SERVING));
  };
}
