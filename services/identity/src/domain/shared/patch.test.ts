import { applyPatch, sets, type Field } from './patch';
import { flag, whole } from './readers';

interface Lamp {
  readonly watts: number;
  readonly lit: boolean;
}

const FIELDS: Readonly<Record<string, Field<Lamp>>> = {
  power: sets('watts', whole(1, 100)),
  lit: sets('lit', flag),
};
const lamp: Lamp = { watts: 40, lit: false };

describe('a patch', () => {
  it('sets the fields that it has, one after the other', () => {
    expect(applyPatch(FIELDS, lamp, { power: 60, lit: true })).toEqual({
      ...{ value: { watts: 60, lit: true }, faults: [] },
    });
    expect(lamp).toEqual({ watts: 40, lit: false });
  });

  it('leaves what it doesn’t say, and what is no field of the subject', () => {
    const patch = { power: undefined, watts: 60, toString: 1, constructor: 1, ['__proto__']: { lit: true } };
    expect(applyPatch(FIELDS, lamp, patch)).toEqual({ value: lamp, faults: [] });
  });

  it('tells each fault at the field as it was sent, and sets the others', () => {
    expect(applyPatch(FIELDS, lamp, { power: 101, lit: true })).toEqual({
      value: { watts: 40, lit: true },
      faults: [{ kind: 'invalid', code: 'validation.too_large', params: { max: 100 }, field: 'power' }],
    });
  });

  it('is read where it says null', () => {
    expect(applyPatch(FIELDS, lamp, { lit: null }).faults).toMatchObject([{ field: 'lit' }]);
  });
});
