import { ParsingBudget } from '../src/files/parsing-budget';

describe('the time for the files of an account', () => {
  let now = 0;
  const budget = () => new ParsingBudget({ perHourMs: 20_000, pauseMs: 60_000 }, () => now);
  const waitOf = (limited: ParsingBudget, account: string) => {
    try {
      limited.check(account);
      return undefined;
    } catch (error) {
      const { code, params } = (error as { refusal: { code: string; params: object } }).refusal;
      return { code, ...params };
    }
  };

  beforeEach(() => (now = 1_000));

  it('is used up after twenty seconds, until the hour is over, for this account alone', () => {
    const limited = budget();
    limited.spend('a', 19_999, false);
    expect(waitOf(limited, 'a')).toBeUndefined();
    now += 600_000;
    limited.spend('a', 1, false);
    expect(waitOf(limited, 'a')).toEqual({ code: 'rate_limited', by: 'account', retry_after: 3_000 });
    expect(waitOf(limited, 'b')).toBeUndefined();
    now += 3_000_000;
    expect(waitOf(limited, 'a')).toBeUndefined();
  });

  it('pauses for a minute after a file that took too long', () => {
    const limited = budget();
    limited.spend('a', 1_000, true);
    expect(waitOf(limited, 'a')).toEqual({ code: 'rate_limited', by: 'account', retry_after: 60 });
    now += 60_000;
    expect(waitOf(limited, 'a')).toBeUndefined();
  });

  it('forgets accounts whose hour is over', () => {
    const limited = budget();
    for (let n = 0; n < 100; n += 1) limited.spend(`${n}`, 1, false);
    now += 3_600_000;
    limited.check('a');
    expect(Reflect.get(limited, 'accounts')).toHaveProperty('size', 0);
  });
});
