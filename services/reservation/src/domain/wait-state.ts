export const WAIT_STATES = [
  'waiting',
  /** Has an offer; its units are held until the answer or the end of the time for it. */
  'offered',
  'booked',
  'declined',
  /** The time to answer an offer has passed. */
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

/** Refusals of an act in a state; codes of the REST contract. */
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

/** Returns true if a move leads to a state, rather than to a refusal. */
export function isState(move: WaitState | WaitRefusal): move is WaitState {
  return !move.startsWith('wait.');
}

/** Returns true if the wait is in the queue or has an offer. */
export function isLive({ state }: { readonly state: WaitState }): boolean {
  return state === 'waiting' || state === 'offered';
}
