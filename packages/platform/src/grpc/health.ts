import type { handleUnaryCall, MethodDefinition } from '@grpc/grpc-js';

const SERVING = 1;
const NOT_SERVING = 2;

/**
 * `grpc.health.v1.Health/Check`, which orchestrators ask. We answer for the whole process whatever service is named;
 * the messages are one field each, so they are written by hand.
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

/** Needs no actor: it tells nothing of anybody. */
export function healthCheck(isServing: () => boolean): handleUnaryCall<Buffer, number> {
  return (_call, respond) => respond(null, isServing() ? SERVING : NOT_SERVING);
}
