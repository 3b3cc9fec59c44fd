import { CRASH_RELOAD_MS } from '@kashikari/kernel';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { randomId } from '../api/random-id';
import { keepCrash } from '../state/crashes';
import { forgetPrefs } from '../state/keep-prefs';
import { CrashScreen } from './crash-screen';

/** A crash within this time of the last one is not answered by another reload, milliseconds. */
const LOOP = 60_000;

interface Props {
  readonly children: ReactNode;
  /** Link to the operator's contact; absent if none is set. */
  readonly contact?: string;
  /** Sends the crash to the operators. The person can report `number` to support. */
  report(error: unknown, number: string): void;
}

/**
 * Catches render errors: reports the error, resets the device's preferences, and reloads the root after 500 ms (product
 * constants, "error boundary"). Sign-in, drafts and unsent scans stay. The second crash within a minute stays on the
 * screen, so that the page doesn't reload forever.
 */
export class CrashBoundary extends Component<Props, { number: string | null; reloading: boolean }> {
  override state = { number: null, reloading: false };

  static getDerivedStateFromError() {
    const id = randomId().toUpperCase();
    return { number: `${id.slice(0, 4)}-${id.slice(4, 8)}` };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    const number = this.state.number ?? '';
    this.props.report(error, number);
    forgetPrefs();
    if (crashedJustNow(number)) return;
    this.setState({ reloading: true });
    setTimeout(() => window.location.assign('/'), CRASH_RELOAD_MS);
  }

  override render(): ReactNode {
    const { number, reloading } = this.state;
    if (number === null) return this.props.children;
    return <CrashScreen number={number} reloading={reloading} contact={this.props.contact} />;
  }
}

/**
 * Returns true if the page crashed shortly before. Without storage, a second crash can't be recognized, so the page
 * stays.
 */
function crashedJustNow(number: string): boolean {
  try {
    const before = keepCrash({ number, at: Date.now() });
    return before !== undefined && Date.now() - before.at < LOOP;
  } catch {
    return true;
  }
}
