import { Component, type ErrorInfo, type ReactNode } from 'react';
import { randomId } from '../api/random-id';
import { forgetPrefs } from '../state/keep-prefs';
import { CrashScreen } from './crash-screen';

/** A crash within this time of the last one is not answered by another reload, milliseconds. */
const LOOP = 20_000;
const KEY = 'kashikari.crashed';

interface Props {
  readonly children: ReactNode;
  /** Sends the crash where operators see it. `number` is what the person can tell support. */
  report(error: unknown, number: string): void;
}

/**
 * Catches what broke while drawing: reports it, clears what is kept on the device and loads the root again after 500 ms
 * (product constants, "error boundary"). If that crashes too it stays, so that the page doesn't reload for ever.
 */
export class CrashBoundary extends Component<Props, { number: string | null; reloading: boolean }> {
  override state = { number: null, reloading: false };

  static getDerivedStateFromError() {
    const id = randomId().toUpperCase();
    return { number: `${id.slice(0, 4)}-${id.slice(4, 8)}` };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.report(error, this.state.number ?? '');
    forgetPrefs();
    if (!crashedJustNow()) {
      this.setState({ reloading: true });
      setTimeout(() => window.location.assign('/'), 500);
    }
  }

  override render(): ReactNode {
    const { number, reloading } = this.state;
    return number === null ? this.props.children : <CrashScreen number={number} reloading={reloading} />;
  }
}

function crashedJustNow(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last < LOOP;
  } catch {
    return true;
  }
}
