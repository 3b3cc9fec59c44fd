import { changeUser } from './change-user';
import { newUser } from './user';

describe('a registration number', () => {
  const user = newUser('ken', { registrationNumber: 'T7000012050002' }, 0);
  const changed = (number: unknown) => changeUser(user, { registration_number: number }, 1);

  it('is stored as T and 13 digits', () => {
    expect(changed(' t7010705000725 ')).toMatchObject({
      ...{ value: { registrationNumber: 'T7010705000725' }, faults: [] },
    });
  });

  it.each([null, ''])('is removed by %j', (nothing) => {
    expect(changed(nothing).value.registrationNumber).toBe('');
  });

  it.each(['T701070500072', 'T7010705000726', '7010705000725', 7])('is not %j', (number) => {
    const code = typeof number === 'string' ? 'validation.registration_number' : 'validation.type';
    expect(changed(number).faults).toMatchObject([{ code, field: 'registration_number' }]);
  });
});
