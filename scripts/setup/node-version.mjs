import { stopWith } from '../root.mjs';

/** The first version that `require`s ES modules, which several of our libraries are (decision 2). */
const NEEDED = [20, 19];

/** Stops with one sentence on a Node that is too old. */
export function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough =
    major > NEEDED[0]
      ? !(major === 22 && minor < 12) && major !== 21
      : major === NEEDED[0] && minor >= NEEDED[1];
  if (!enough) {
    stopWith(
      `Kashikari needs Node ${NEEDED.join('.')} or later (on Node 22: 22.12 or later). This is ${process.version}. See https://nodejs.org.`,
    );
  }
}
