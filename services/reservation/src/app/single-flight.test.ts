import { SingleFlight } from './single-flight';

describe('people who ask the same at the same moment', () => {
  it('share one look', async () => {
    const looks = new SingleFlight<number>();
    let looked = 0;
    const look = () => Promise.resolve((looked += 1));
    expect(await Promise.all([looks.at('a', look), looks.at('a', look), looks.at('b', look)])).toEqual([
      1, 1, 2,
    ]);
  });

  it('are told anew once the answer was given', async () => {
    const looks = new SingleFlight<number>();
    let looked = 0;
    const look = () => Promise.resolve((looked += 1));
    await looks.at('a', look);
    expect(await looks.at('a', look)).toBe(2);
  });

  it('share its failure, and the next look is a new one', async () => {
    const looks = new SingleFlight<string>();
    const fail = () => Promise.reject(new Error('no database'));
    const both = [looks.at('a', fail), looks.at('a', fail)];
    await expect(Promise.allSettled(both)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    await expect(looks.at('a', () => Promise.resolve('well'))).resolves.toBe('well');
  });
});
