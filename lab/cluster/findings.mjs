// What the checks have shown, one line of JSON each, so that those in another process can add theirs.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ check: string, figures: string, wrong: string[] }} Finding */

export class Findings {
  constructor(file) {
    this.file = file;
    writeFileSync(file, '');
  }

  /** Notes one and says it. */
  add(check, figures, wrong = []) {
    console.log(`${wrong.length ? '✗' : '✓'} ${check}: ${[figures, ...wrong].join('; ')}`);
    appendFileSync(this.file, `${JSON.stringify({ check, figures, wrong })}\n`);
  }

  /** @returns {Finding[]} */
  all() {
    const lines = readFileSync(this.file, 'utf8').trim();
    return lines ? lines.split('\n').map((line) => JSON.parse(line)) : [];
  }
}
