import { collected, exampleOf } from './examples';
import { resource } from './resource';
import type { World } from './world';

const teas = () => resource({ make: async () => ({}), examples: { brewTea: () => ({}) } });
const NOWHERE = {} as World;

describe('the examples of the contract', () => {
  it('name the operation that has none', () => {
    const ask = () => exampleOf('drinkTea', NOWHERE, collected([teas()]));
    expect(ask).toThrow('No file of tests/contract/resources has an example of drinkTea.');
  });

  it('name the operation that has two', () => {
    expect(() => collected([teas(), teas()])).toThrow('Two examples of brewTea');
  });

  it('are not made of a world whose things nobody has made', () => {
    const ask = () => exampleOf('brewTea', NOWHERE, collected([teas()]));
    expect(ask).toThrow('This world was not made by makeWorld.');
  });
});
