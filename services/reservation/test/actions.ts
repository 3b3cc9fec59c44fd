import fc from 'fast-check';
import type { Calendar } from './model/calendar';
import type { Clockwork } from './model/clockwork';
import type { Answer, By, Terms, RequestedRange } from './model/sheet';

/** An act of a person, in the model's quarter-hours and days. */
export type Action =
  | { readonly act: 'create'; readonly by: By; readonly wanted: RequestedRange; readonly units: number }
  | {
      readonly act: 'move';
      readonly by: By;
      readonly index: number;
      readonly wanted: RequestedRange;
      readonly units: number;
    }
  | {
      readonly act: 'extend';
      readonly by: By;
      readonly index: number;
      readonly until: number;
      readonly days: number | null;
    }
  | { readonly act: 'return_some'; readonly by: By; readonly index: number; readonly units: number }
  | { readonly act: PlainAct; readonly by: By; readonly index: number };

export type PlainAct = 'cancel' | 'return' | 'receive' | 'revert' | 'hand_over' | 'revert_hand_over';

const often = <T>(...weighted: readonly (readonly [number, T])[]): fc.Arbitrary<T> =>
  fc.oneof(...weighted.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

/** One step of a history, before it is known what there is to act on; all is counted from the moment it is taken. */
export const step = fc.record({
  act: often<Action['act']>(
    [9, 'create'], [3, 'move'], [1, 'cancel'], [4, 'return'], [3, 'return_some'], [2, 'receive'],
    [3, 'revert'], [4, 'extend'], [3, 'hand_over'], [1, 'revert_hand_over'],
  ), // prettier-ignore
  by: often<By>([2, 'borrower'], [1, 'manager']),
  which: fc.nat(),
  /** Days, or by the hour quarter-hours, from now. */
  from: fc.oneof(
    { weight: 1, arbitrary: fc.constant(-1) },
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 4 }) },
  ),
  quarter: fc.integer({ min: -1, max: 40 }),
  length: fc.integer({ min: 1, max: 5 }),
  quarters: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 90, max: 100 })),
  units: often([9, 1], [3, 2], [1, 3]),
  /** True if a move keeps its units, and if an extension is requested by days instead of by its end. */
  plainly: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The terms of a history that belong to the lender. */
export const lenderTerms = fc.record({
  managed: fc.boolean(),
  noDelay: often([3, false], [1, true]),
  extendable: often([1, 0], [1, 1], [4, 3]),
  daysAhead: often([12, 0], [1, 2]),
  closedWeekdays: often<number[]>([8, []], [1, [0]], [1, [3, 6]]),
  closedDays: often<number[]>([6, []], [1, [7]]),
  borrowersReturn: often([6, true], [1, false]),
  borrowersHandOver: fc.boolean(),
  borrowersManage: often([6, true], [1, false]),
});

/** The rest of a history's terms: what each good is lent by. */
export const goodTerms = fc
  .record({
    hourly: often([2, false], [1, true]),
    quantity: fc.integer({ min: 1, max: 3 }),
    margin: fc.integer({ min: 0, max: 2 }),
    maxDays: often<number | null>([9, null], [1, 2]),
    exclusive: often([6, false], [1, true]),
    autoExtend: often([2, false], [1, true]),
    confirmed: often([2, false], [1, true]),
  })
  // Goods by the hour have a quantity of 1 and no margin; catalog refuses others.
  .map((good) => (good.hourly ? { ...good, quantity: 1, margin: 0 } : good));

/** Returns the action that a step means now; it books if there is nothing to act on. */
export function actionOf(one: Step, terms: Terms, calendar: Calendar, model: Clockwork, q: number): Action {
  const { dayOf, startOf } = calendar;
  const { act, by } = one;
  const from = terms.hourly ? q + one.quarter : dayOf[q]! + one.from;
  const wanted = { from, until: terms.hourly ? from + one.quarters : from + one.length - 1 };
  if (act === 'create' || model.bookings.length === 0) return { act: 'create', by, wanted, units: one.units };
  const index = one.which % model.bookings.length;
  const { until, units, taken } = model.bookings[index]!;
  // The model counts whole quarter-hours: a use that ends in the one in which it began has no place in it.
  const isBack = act === 'return' || act === 'return_some' || act === 'receive';
  if (isBack && Math.min(...taken) === q) return { act: 'create', by, wanted, units: one.units };
  if (act === 'move') return { act, by, index, wanted, units: one.plainly ? units : one.units };
  if (act === 'return_some') return { act, by, index, units: one.units };
  if (act !== 'extend') return { act, by, index };
  const days = one.plainly ? one.length : null;
  if (terms.hourly) return { act, by, index, until: until + (days === null ? one.quarter : days * 96), days };
  return { act, by, index, until: startOf[dayOf[until - 1]! + 1 + (days ?? one.from)]!, days };
}

export function performOnModel(action: Action, model: Clockwork, q: number): Answer {
  const { by } = action;
  switch (action.act) {
    case 'create':
      return model.create(by, action.wanted, action.units, q);
    case 'move':
      return model.move(by, action.index, action.wanted, action.units, q);
    case 'extend':
      return model.extend(by, action.index, action.until, q);
    case 'cancel':
      return model.cancel(by, action.index, q);
    case 'return':
      return model.giveBack(by, action.index, q);
    case 'return_some':
      return model.giveBackSome(by, action.index, action.units, q);
    case 'receive':
      return model.receive(by, action.index, q);
    case 'revert':
      return model.revert(by, action.index, q);
    case 'hand_over':
      return model.handOver(by, action.index, q);
    case 'revert_hand_over':
      return model.revertHandOver(by, action.index);
  }
}
