import type { Decoder } from './decoder';
import { sightings } from './sightings';

/** Pause between two looks at the picture, milliseconds. */
const PAUSE_MS = 15;

/** Time without a new frame after which the picture counts as frozen, milliseconds. */
export const FROZEN_MS = 2_000;

interface Listeners {
  /** A code in its normal form that counts. */
  onCode(code: string): void;
  onFrozen(): void;
}

/**
 * Reads codes from a running picture until it is stopped. One frame is decoded at a time; those that come meanwhile are dropped.
 * @returns how to stop
 */
export function readFrames(
  video: HTMLVideoElement,
  decoder: Pick<Decoder, 'read'>,
  { onCode, onFrozen }: Listeners,
): () => void {
  const codeOf = sightings();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = -1;
  let frameAt = performance.now();
  let lookedAt = frameAt;

  async function look(): Promise<void> {
    const now = performance.now();
    // A page that was busy saw no frames.
    if (now - lookedAt > FROZEN_MS / 2) frameAt = now;
    lookedAt = now;
    if (video.videoWidth > 0 && video.currentTime !== shown) {
      shown = video.currentTime;
      frameAt = now;
      const found = await decoder.read(video).catch(() => []);
      const code = isStopped ? undefined : codeOf(found, performance.now());
      if (code !== undefined) onCode(code);
      lookedAt = performance.now();
    } else if (now - frameAt > FROZEN_MS) {
      stop();
      return onFrozen();
    }
    if (!isStopped) timer = setTimeout(() => void look(), PAUSE_MS);
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  void look();
  return stop;
}
