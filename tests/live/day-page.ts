import { eventually } from '@kashikari/platform/testing';
import type { Person } from '../journeys/people';
import { LiveReader } from './reader';

/**
 * The page of a lender's day: reads the day when the stream reports a change, one read at a time. Like a browser, it
 * reopens a stream that has ended, and then reads the day.
 */
export async function openDay(url: string, who: Person, lenderId: string) {
  const follow = () => LiveReader.ready(url, [], { token: who.token, lenderIds: [lenderId] });
  let stream = await follow();
  let parts = '';
  let heard = -1;
  let closed = false;
  const reading = (async () => {
    for (; !closed; await new Promise((resolve) => setTimeout(resolve, 20))) {
      if (stream.ended) [stream, heard] = [await follow(), -1];
      const now = stream.of('changed').length;
      if (now === heard) continue;
      heard = now;
      parts = await dayOf(who, lenderId);
    }
  })();
  await eventually(() => expect(parts).not.toBe(''));
  return {
    shown: () => parts,
    async close() {
      closed = true;
      await reading;
      await stream.close();
    },
  };
}

/** Returns the bookings in each part of the day, as text. */
export async function dayOf(who: Person, lenderId: string): Promise<string> {
  const { day } = await who.call('GET', `/bookings/day?lender_id=${lenderId}`);
  const { date: _, ...parts } = day;
  const ids = ({ bookings }: { bookings: { id: string }[] }) => bookings.map(({ id }) => id).sort();
  return JSON.stringify(Object.entries(parts).map(([name, part]) => [name, ids(part as never)]));
}
