// Archives that are the same byte by byte for the same files.
import { stopWith } from '../root.mjs';
import { run } from '../run.mjs';

/**
 * Writes a folder as an archive: sorted, with one owner, one time and one set of rights, so that nothing of this machine
 * is in it.
 * @param {string} folder that holds it
 * @param {string} name
 * @param {string} file compressed where it ends with `.gz`
 */
export async function archive(folder, name, file) {
  const time = process.env.SOURCE_DATE_EPOCH ?? ((await commitTime()) || '0');
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner'];
  const rights = ['--mode=u+rwX,go+rX,go-w', '--format=gnu'];
  const { code, output } = await run('tar', [
    ...same,
    ...rights,
    ...(file.endsWith('.gz') ? ['--use-compress-program=gzip -n'] : []),
    ...['-cf', file, '-C', folder, name],
  ]);
  if (code !== 0) stopWith(`${file} could not be written: ${output.trim().split('\n').at(-1)}`);
}

async function commitTime() {
  const { code, stdout } = await run('git', ['log', '-1', '--format=%ct']);
  return code === 0 ? stdout.trim() : '';
}
