import { readText } from './text';
import { type Verdict } from '@kashikari/kernel';

/** What one types to join a group; empty is none. */
export function readPasscode(value: unknown): Verdict<string> {
  return readText(value ?? '', { max: 100 });
}

/** What is compared: typed on a Japanese keyboard, `１２３４` is `1234`. Capitals count. */
export function passcodeKey(passcode: string): string {
  return passcode.normalize('NFKC').trim();
}
