import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@kashikari/platform/testing';

const hasFlock = spawnSync('flock', ['--version']).status === 0;

/** Replaces Node: writes its arguments to a file, and keeps running if it should start the product. */
const NODE = `#!/bin/sh
echo "$@ in $TMPDIR" >> "$DATA_DIR/told"
case $1 in */main.js) exec sleep 60 ;; esac
`;

(hasFlock ? describe : describe.skip)('the command of the image and of the archive', () => {
  let home: string;
  let dataDir: string;
  let running: ChildProcess | undefined;

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'kashikari-command-'));
    dataDir = path.join(home, 'data');
    mkdirSync(path.join(home, 'bin'));
    cpSync('deploy/docker/kashikari.sh', path.join(home, 'bin/kashikari'));
    writeFileSync(path.join(home, 'bin/node'), NODE, { mode: 0o755 });
  });
  afterEach(() => {
    running?.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });

  const env = () => ({ PATH: process.env['PATH'], DATA_DIR: dataDir });
  const command = (...args: string[]) => {
    const { status, stderr } = spawnSync('sh', [path.join(home, 'bin/kashikari'), ...args], {
      env: env(),
      encoding: 'utf8',
    });
    return { status, said: stderr.trim() };
  };
  async function start() {
    running = spawn('sh', [path.join(home, 'bin/kashikari')], { env: env() });
    await eventually(() => expect(existsSync(path.join(dataDir, 'told'))).toBe(true));
  }

  test('runs the commands over a folder on which nothing runs, with what is temporary in it', () => {
    expect(command('doctor', '--json')).toEqual({ status: 0, said: '' });
    expect(command('kashikari', 'doctor')).toEqual({ status: 0, said: '' });
    expect(readdirSync(dataDir).sort()).toEqual(['tmp', 'told']);
    const program = path.join(home, 'command.js');
    expect(readFileSync(path.join(dataDir, 'told'), 'utf8')).toBe(
      `${program} doctor --json in ${dataDir}/tmp\n${program} doctor in ${dataDir}/tmp\n`,
    );
  });

  test('does not start the product a second time on the same folder, whatever its process ids say', async () => {
    await start();
    expect(command()).toEqual({
      status: 1,
      said: `Kashikari is already running on ${dataDir}. Stop it first, or set another DATA_DIR.`,
    });
  });

  test('runs no other command where the product runs in another container', async () => {
    await start();
    const { status, said } = command('backup');
    expect({ status, said }).toEqual({
      status: 1,
      said: `Kashikari is running on ${dataDir} in another container. Run this command there: docker exec <container> kashikari backup`,
    });
  });

  test('starts again as soon as the product was killed', async () => {
    await start();
    running?.kill('SIGKILL');
    await eventually(() => expect(command('plan').status).toBe(0));
  });
});
