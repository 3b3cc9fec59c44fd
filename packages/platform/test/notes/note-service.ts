import type { UnaryRpc } from '../../src/grpc/unary';

/** A service definition as ts-proto would make it, with JSON in the place of protobuf. */
function rpc<Q, R>(name: string): UnaryRpc<Q, R> {
  const serialize = (value: unknown) => Buffer.from(JSON.stringify(value));
  const deserialize = (bytes: Buffer) => JSON.parse(bytes.toString()) as never;
  return {
    path: `/test.notes.v1.NoteService/${name}`,
    requestStream: false,
    responseStream: false,
    requestSerialize: serialize,
    requestDeserialize: deserialize,
    responseSerialize: serialize,
    responseDeserialize: deserialize,
  };
}

export interface Note {
  readonly id: string;
  readonly text: string;
}

export const NoteServiceService = {
  addNote: rpc<Note, Note>('AddNote'),
  whoAmI: rpc<object, { actor: unknown; locale: string; now: number }>('WhoAmI'),
  wait: rpc<{ milliseconds: number }, { aborted: boolean }>('Wait'),
  fail: rpc<{ how: string }, object>('Fail'),
} as const;

export const NoteServiceClient = { service: NoteServiceService };
