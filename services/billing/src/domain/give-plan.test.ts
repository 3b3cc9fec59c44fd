import { backToDefault, givePlan, isOver, LONGEST_NOTE, type Gift } from './give-plan';
import { isOffered, isPlan, PLAN_IDS } from './plans';
import { defaultSubscription, type Subscription } from './subscription';

const NOW = 1_900_000_000_000;
const BEFORE: Subscription = {
  ...{ accountId: 'a', version: 7, plan: 'lite', interval: 'none', source: 'staff', until: NOW + 5 },
  ...{ maxMembers: 40, price: 300, note: 'by contract', changedAt: NOW - 5 },
};
const GIFT: Gift = { plan: 'plus', until: NOW + 1, maxMembers: 500, price: 12_000, note: 'a school' };

const give = (gift: Partial<Gift>) => givePlan(BEFORE, { ...GIFT, ...gift }, 'free', NOW);

describe('a plan that staff give', () => {
  it('is the account’s from now on, with all that was agreed', () => {
    expect(give({})).toEqual({
      ok: true,
      value: {
        ...{ accountId: 'a', version: 8, plan: 'plus', interval: 'none', source: 'staff', until: NOW + 1 },
        ...{ maxMembers: 500, price: 12_000, note: 'a school', changedAt: NOW },
      },
    });
  });

  it('takes off what is null', () => {
    const plain = { until: null, maxMembers: null, price: null, note: '' };
    expect(give(plain)).toMatchObject({ ok: true, value: plain });
  });

  it('is none where no such plan is, and its field says so', () => {
    expect(give({ plan: 'gold' })).toMatchObject({
      ok: false,
      refusal: { code: 'validation.choice', field: 'plan' },
    });
  });

  it('has a note of at most a thousand characters', () => {
    expect(give({ note: 'x'.repeat(LONGEST_NOTE) })).toMatchObject({ ok: true });
    expect(give({ note: 'x'.repeat(LONGEST_NOTE + 1) })).toMatchObject({
      ok: false,
      refusal: { code: 'validation.too_long', params: { max: 1_000 }, field: 'note' },
    });
  });

  it.each([NOW, NOW - 1])('does not end at %d, which is over', (until) => {
    expect(give({ until })).toMatchObject({
      ok: false,
      refusal: { code: 'subscription.until', field: 'until' },
    });
  });

  it('called default is what the account has by itself, whatever else was sent', () => {
    expect(give({ plan: 'default', note: 'x'.repeat(LONGEST_NOTE + 1) })).toEqual({
      ok: true,
      value: { ...defaultSubscription('a', 'free', NOW), version: 8 },
    });
  });
});

it('a plan whose time is over leaves nothing of what was agreed', () => {
  expect(backToDefault(BEFORE, 'standard', NOW)).toEqual({
    ...{ accountId: 'a', version: 8, plan: 'standard', interval: 'none', source: 'default', until: null },
    ...{ maxMembers: null, price: null, note: '', changedAt: NOW },
  });
});

it('a plan is over at its end and after it, and one without an end never', () => {
  const over = (until: number | null) => isOver({ ...BEFORE, until }, NOW);
  expect([NOW - 1, NOW, NOW + 1, null].map(over)).toEqual([true, true, false, false]);
});

it('a plan is one of the table, and what staff alone give is offered to nobody', () => {
  expect(PLAN_IDS.filter(isPlan)).toEqual(['free', 'lite', 'standard', 'plus', 'free_legacy']);
  expect(PLAN_IDS.filter(isOffered)).toEqual(['free', 'lite', 'standard', 'plus']);
  expect([isPlan('gold'), isOffered('gold')]).toEqual([false, false]);
});
