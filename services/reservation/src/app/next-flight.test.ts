import { NextFlight } from './next-flight';

/** Returns a look-up that ends on command. */
function looks() {
  const ends: ((value: string | Error) => void)[] = [];
  const look = () =>
    new Promise<string>((resolve, reject) =>
      ends.push((value) => (value instanceof Error ? reject(value) : resolve(value))),
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { ends, look, turn };
}

test('twenty who ask while a look is running share one look that begins after it', async () => {
  const { ends, look, turn } = looks();
  const flight = new NextFlight<string>();
  const first = flight.at('stock', look);
  const others = Array.from({ length: 20 }, () => flight.at('stock', look));
  const another = flight.at('other', look);
  await turn();
  expect(ends).toHaveLength(2);
  ends[0]!('before');
  ends[1]!('other');
  expect([await first, await another]).toEqual(['before', 'other']);
  await turn();
  expect(ends).toHaveLength(3);
  // This request comes after the look began, so it does not share that look.
  const later = flight.at('stock', look);
  ends[2]!('after');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['after']));
  await turn();
  ends[3]!('later');
  expect(await later).toBe('later');
});

test('a look that fails keeps nobody from the next one', async () => {
  const { ends, look, turn } = looks();
  const flight = new NextFlight<string>();
  const [first, second] = [flight.at('stock', look), flight.at('stock', look)];
  ends[0]!(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  ends[1]!('there');
  expect(await second).toBe('there');
});
