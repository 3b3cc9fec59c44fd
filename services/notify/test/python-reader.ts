import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const VERSION = '1.1.0';
const VENV = path.resolve(__dirname, `../../../.cache/standardwebhooks-${VERSION}`);

/** Prints what `standardwebhooks` says about a delivery: `accepted` or its error. */
const PROGRAM = `
import json, sys
from standardwebhooks import Webhook, WebhookVerificationError
asked = json.load(sys.stdin)
try:
    Webhook(asked["secret"]).verify(asked["body"], asked["headers"])
    print("accepted")
except WebhookVerificationError as error:
    print(error)
`;

/**
 * Verifies a delivery by `standardwebhooks` of PyPI, which is installed into .cache the first time. Needs Python 3.10.
 *
 * @returns `accepted`, or the error of the library
 */
export function readByPython(secret: string, body: string, headers: Record<string, string>): string {
  if (!existsSync(`${VENV}/bin/pip`)) execFileSync('python3', ['-m', 'venv', VENV]);
  execFileSync(`${VENV}/bin/pip`, ['install', '--quiet', `standardwebhooks==${VERSION}`]);
  const input = JSON.stringify({ secret, body, headers });
  return execFileSync(`${VENV}/bin/python`, ['-c', PROGRAM], { input, encoding: 'utf8' }).trim();
}
