import { InTurn } from './in-turn';

const round = () => new Promise((resolve) => setImmediate(resolve));

describe('in turn', () => {
  it('one thing is done in each round of the event loop, in the order in which they came', async () => {
    const turns = new InTurn();
    const done: number[] = [];
    for (const n of [1, 2, 3]) turns.run(() => void done.push(n));
    const seen: number[][] = [];
    for (let rounds = 0; rounds < 4; rounds += 1) {
      seen.push([...done]);
      await round();
    }
    expect(seen).toEqual([[], [1], [1, 2], [1, 2, 3]]);
    turns.run(() => void done.push(4));
    await round();
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('what comes while something is done waits for the next round', async () => {
    const turns = new InTurn();
    const done: string[] = [];
    turns.run(() => {
      turns.run(() => void done.push('second'));
      done.push('first');
    });
    await round();
    expect(done).toEqual(['first']);
    await round();
    expect(done).toEqual(['first', 'second']);
  });
});
