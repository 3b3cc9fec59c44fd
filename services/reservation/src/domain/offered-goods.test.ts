import { bookingOf, GOOD, LENDER, noon } from '../../test/booking-contexts';
import { firstFree, MAX_OFFERS_TRIED } from './offered-goods';

const days = (from: string, to: string) =>
  ({ unit: 'day', startDate: `2027-01-${from}`, endDate: `2027-01-${to}` }) as const;
const good = { ...GOOD, quantity: 1 };

describe('goods that are offered beside another', () => {
  const wanted = { asked: days('20', '21'), quantity: 1, now: noon('2027-01-11') };
  const candidate = (id: string, about = {}) => ({
    ...{ good: { ...good, id }, lender: LENDER, occupants: [], manages: false },
    ...about,
  });
  const free = (...candidates: ReturnType<typeof candidate>[]) =>
    firstFree(candidates, wanted).map(({ good: { id } }) => id);

  it('are the first three that are free', () => {
    const taken = {
      occupants: [
        { claim: bookingOf(days('20', '20')).claim, quantity: 1, out: false, open: true, overdue: false },
      ],
    };
    expect(
      free(candidate('a'), candidate('b', taken), candidate('c'), candidate('d'), candidate('e')),
    ).toEqual(['a', 'c', 'd']);
    expect(free()).toEqual([]);
  });

  it('are closed when their lender is, except to who manages them', () => {
    const lender = { ...LENDER, closedDates: ['2027-01-20'] };
    expect(free(candidate('a', { lender }), candidate('b', { lender, manages: true }))).toEqual(['b']);
  });

  it('are enough for as many as are asked for', () => {
    expect(firstFree([candidate('a')], { ...wanted, quantity: 2 })).toEqual([]);
  });

  it('are looked for among two dozen', () => {
    expect(MAX_OFFERS_TRIED).toBe(24);
  });
});
