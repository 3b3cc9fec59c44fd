import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ShellDirectory, createLogger } from '@kashikari/platform/edge';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-hosts-'));
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
put(
  'shell/dist/index.html',
  '<!doctype html><script id="config" type="application/json">{{CONFIG}}</script>',
);
put('legal/terms.ja.txt', 'みんなの規約');
put('cases/all.ja.md', '# みんな\n\nよい');
put('minato/own.en.md', '# Minato\n\nGood');
put('minato/terms.en.txt', 'Terms of Minato');
put(
  'shells.yaml',
  `shells:
  - id: minato
    hosts: [lend.minato.example, minato.example]
    accounts: [minato_library]
    ways: [provider, card]
    providers: [school]
    sign_up: provider
    legal_dir: ${path.join(folder, 'minato')}
    cases_dir: ${path.join(folder, 'minato')}
    remotes: { bookings: 'https://remote.minato.example/bookings' }
  - id: himawari
    hosts: [himawari.example]
    accounts: [himawari]
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const PUBLIC_URL = 'https://kashikari.example';
/** Settings of a gateway with two shells. */
export const env = {
  ...{ FRONTENDS_DIR: folder, PUBLIC_URL },
  ...{ LEGAL_DIR: path.join(folder, 'legal'), CASES_DIR: path.join(folder, 'cases') },
};
/** `minato` lets people in by its provider or with a card, `himawari` by every way. */
export const shells = new ShellDirectory({
  file: path.join(folder, 'shells.yaml'),
  publicUrl: PUBLIC_URL,
  logger: createLogger('gateway', 'silent'),
});
afterAll(() => shells.close());

export const COMMON = 'kashikari.example';
export const MINATO = 'lend.minato.example';
export const HIMAWARI = 'himawari.example';
