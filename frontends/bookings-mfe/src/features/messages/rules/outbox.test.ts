import { again, arrived, EMPTY, failed, post, restored, takenBack, type Outbox } from './outbox';

const after = (...steps: ((box: Outbox) => Outbox)[]) => steps.reduce((box, step) => step(box), EMPTY);
const message = (key: string) => ({ key, body: `body ${key}`, forceNotify: false });

describe('what somebody writes', () => {
  it('leaves the outbox when it has arrived', () => {
    const sent = after(post(message('a')));
    expect(sent).toEqual({ outgoing: [{ ...message('a'), failed: null }] });
    expect(arrived('a')(sent)).toEqual(EMPTY);
  });

  it('stays when it did not arrive, and is tried again under the same key', () => {
    const box = after(post(message('a')), post(message('b')), failed('a', 'No net'));
    expect(box.outgoing.map((one) => [one.key, one.failed])).toEqual([
      ['a', 'No net'],
      ['b', null],
    ]);
    expect(again('a')(box).outgoing[0]).toEqual({ ...message('a'), failed: null });
  });

  it('comes back into the field before what was begun since', () => {
    const box = after(post(message('a')), failed('a', 'Too long'));
    expect(takenBack(box, 'a', 'and more')).toBe('body a\nand more');
    expect(takenBack(box, 'a', '')).toBe('body a');
  });

  it('is there again when the page was left in the middle', () => {
    const left = after(post(message('a')));
    const kept: unknown = JSON.parse(JSON.stringify(left));
    expect(restored(kept, 'Not sent')).toEqual({ outgoing: [{ ...message('a'), failed: 'Not sent' }] });
  });

  it.each([[null], [3], ['x'], [{}], [{ outgoing: 1 }], [{ outgoing: 'x' }]])(
    'begins anew where %j was kept',
    (kept) => expect(restored(kept, 'Not sent')).toEqual(EMPTY),
  );
});
