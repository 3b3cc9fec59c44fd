import { DomainError } from '@kashikari/kernel';
import { serveThread } from '../../src/threads';

/** Tasks that imitate the effects of a malicious file on its reader. */
serveThread({
  echo: (input: unknown) => input,
  refuse: () => {
    throw new DomainError({ kind: 'invalid', code: 'card.file', params: { line: 3 } });
  },
  fail: () => {
    throw new TypeError('a fault of ours');
  },
  forEver: () => {
    for (;;);
  },
  beat: (beats: Int32Array) => {
    for (;;) Atomics.add(beats, 0, 1);
  },
  fill: () => {
    const all: number[][] = [];
    for (;;) all.push(new Array<number>(1_000).fill(all.length));
  },
  end: () => process.exit(3),
});
