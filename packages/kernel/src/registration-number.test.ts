import { isRegistrationNumber } from './registration-number';

describe('a registration number', () => {
  it('is T and 13 digits with the right check digit', () => {
    expect(isRegistrationNumber('T7010705000725')).toBe(true);
    expect(isRegistrationNumber('T7000012050002')).toBe(true);
  });

  it.each([
    ['12 digits', 'T701070500072'],
    ['14 digits', 'T70107050007250'],
    ['no T', '7010705000725'],
    ['a small t', 't7010705000725'],
    ['a wrong check digit', 'T6010705000725'],
    ['a wrong digit', 'T7010705000726'],
    ['full-width digits', 'T７０１０７０５０００７２５'],
    ['a line feed after it', 'T7010705000725\n'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(isRegistrationNumber(text)).toBe(false);
  });
});
