/** Where somebody who waits stands. */
export const WAIT_STATES = [
  'waiting',
  /** Asked, and it is held until the answer or the end of the time for it. */
  'offered',
  'booked',
  'declined',
  /** Asked, and no answer came in time. */
  'lapsed',
  /** Waits no longer, by its own word or a manager's. */
  'left',
  /** The range began without it. */
  'passed',
  /** The good or the person is gone. */
  'withdrawn',
] as const;
export type WaitState = (typeof WAIT_STATES)[number];

export const WAIT_ACTS = ['offer', 'accept', 'decline', 'lapse', 'leave', 'pass', 'withdraw'] as const;
export type WaitAct = (typeof WAIT_ACTS)[number];

/** Why an act is not possible in a state; codes of the REST contract. */
export type WaitRefusal = 'wait.not_offered' | 'wait.offered' | 'wait.lapsed' | 'wait.over';

type Row = Record<WaitAct, WaitState | WaitRefusal>;

const over = {
  offer: 'wait.over',
  accept: 'wait.over',
  decline: 'wait.over',
  lapse: 'wait.over',
  leave: 'wait.over',
  pass: 'wait.over',
  withdraw: 'wait.over',
} as const satisfies Row;

/** Every act in every state: the state after it, or the code of its refusal. */
export const WAIT_MOVES: Record<WaitState, Row> = {
  waiting: {
    offer: 'offered',
    accept: 'wait.not_offered',
    decline: 'wait.not_offered',
    lapse: 'wait.not_offered',
    leave: 'left',
    pass: 'passed',
    withdraw: 'withdrawn',
  },
  offered: {
    offer: 'wait.offered',
    accept: 'booked',
    decline: 'declined',
    lapse: 'lapsed',
    leave: 'left',
    pass: 'lapsed',
    withdraw: 'withdrawn',
  },
  booked: over,
  declined: over,
  lapsed: { ...over, accept: 'wait.lapsed', decline: 'wait.lapsed' },
  left: over,
  passed: over,
  withdrawn: over,
};

/** Whether a move leads to a state, and is not a refusal. */
export function isState(move: WaitState | WaitRefusal): move is WaitState {
  return !move.startsWith('wait.');
}

/** Whether it still stands in the line, or holds something. */
export function isLive({ state }: { readonly state: WaitState }): boolean {
  return state === 'waiting' || state === 'offered';
}
