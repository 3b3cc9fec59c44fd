import { errors } from '@kashikari/contracts';
import { DomainError, type Refusal } from '@kashikari/kernel';
import { decodeRefusal, encodeRefusal, refusedMessage, toRefusal } from '../src/errors/error-details';

const REFUSAL: Refusal = {
  ...{ kind: 'conflict', code: 'booking.max_days', field: 'end_date' },
  params: { max: 3, none: null, days: ['2027-01-10'], per: { group: 'a' } },
};
const sent = (refusal: Refusal) => errors.ErrorDetails.decode(encodeRefusal(new DomainError(refusal))).error!;

describe('A refusal on its way to another service', () => {
  it('arrives with its kind, code, field and parameters', () => {
    expect(decodeRefusal(encodeRefusal(new DomainError(REFUSAL)))?.refusal).toEqual(REFUSAL);
  });

  it('is understood from a service of the release before, which sends texts alone', () => {
    const { kind, code, paramsJson, field } = sent(REFUSAL);
    expect(toRefusal({ kind, code, paramsJson, field })).toEqual(REFUSAL);
  });

  it('is understood without the texts, as the next release sends it', () => {
    expect(toRefusal({ ...sent(REFUSAL), kind: '', paramsJson: '' })).toEqual(REFUSAL);
  });

  it('keeps parameters that are too long to stand in it twice', () => {
    const params = { ids: 'x'.repeat(6_000) };
    const { refusal } = decodeRefusal(encodeRefusal(new DomainError({ ...REFUSAL, params })))!;
    expect(refusal.params).toEqual(params);
  });

  it('stands in an answer about many as a message, and as code and parameters beside it', () => {
    expect(refusedMessage(undefined)).toEqual({ refusal: undefined, errorCode: '', errorParamsJson: '' });
    const { refusal, ...before } = refusedMessage(REFUSAL);
    expect(before).toEqual({ errorCode: REFUSAL.code, errorParamsJson: JSON.stringify(REFUSAL.params) });
    expect(toRefusal(refusal!)).toEqual(REFUSAL);
  });
});
