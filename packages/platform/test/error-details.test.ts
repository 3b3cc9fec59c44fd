import { DomainError, type Refusal } from '@kashikari/kernel';
import { decodeRefusal, encodeRefusal } from '../src/errors/error-details';

const REFUSAL: Refusal = {
  ...{ kind: 'conflict', code: 'booking.max_days', field: 'end_date' },
  params: { max: 3, none: null, days: ['2027-01-10'], per: { group: 'a' } },
};

describe('A refusal on its way to another service', () => {
  it('arrives with its kind, code, field and parameters', () => {
    expect(decodeRefusal(encodeRefusal(new DomainError(REFUSAL)))?.refusal).toEqual(REFUSAL);
  });

  it('keeps long parameters', () => {
    const params = { ids: 'x'.repeat(6_000) };
    const { refusal } = decodeRefusal(encodeRefusal(new DomainError({ ...REFUSAL, params })))!;
    expect(refusal.params).toEqual(params);
  });
});
