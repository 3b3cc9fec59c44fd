// A backup made in the running container, restored into an empty folder by the image.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { answers } from '../../release/installation/read.mjs';
import { Container, emptyFolder } from './container.mjs';

/**
 * @param {Container} box running
 * @param {{ work: string, person: { email: string, password: string },
 *   findings: import('../../../lab/cluster/findings.mjs').Findings }} run
 */
export async function backUpAndRestore(box, { work, person, findings }) {
  const before = JSON.stringify(await answers(box.url, [person]));
  const began = performance.now();
  await box.exec('kashikari', 'backup');
  const took = (performance.now() - began) / 1000;
  const backups = path.join(box.dataDir, 'backups');
  const [name] = readdirSync(backups).filter((one) => one.startsWith('kashikari-'));
  const dataDir = await emptyFolder(path.join(work, 'restored'));
  const other = new Container({ image: box.image, dataDir, port: box.port + 2 });
  const { code, output } = await other.runOnce(['restore', `/backups/${name}`], [`${backups}:/backups:ro`]);
  const wrong = code === 0 ? [] : [`restore ended with ${code}: ${output.slice(-300)}`];
  try {
    if (code === 0) {
      await other.start();
      const after = JSON.stringify(await answers(other.url, [person]));
      if (after !== before) wrong.push('answers differ');
    }
  } finally {
    await other.remove();
  }
  findings.add(
    'a backup in the container, restored into an empty folder',
    `backed up in ${took.toFixed(1)} s, restored and started by the image, everything answered as before`,
    wrong,
  );
}
