import { readPicture } from './read-picture';

/** A look every so many milliseconds: often enough to feel instant, seldom enough for an old tablet. */
const EVERY_MS = 160;

/** The same code is told again only when it was out of sight for so long. */
const AGAIN_MS = 2_500;

/**
 * Reads codes from a running picture until it is stopped. Codes arrive in their normal form; short reads of ITF are dropped.
 * @returns how to stop
 */
export function readFrames(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const seen = new Map<string, number>();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    if (stopped || !pen) return;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      pen.drawImage(video, 0, 0);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      const code = await readPicture(picture);
      if (code !== undefined) tell(code);
    }
    if (!stopped) timer = setTimeout(() => void look(), EVERY_MS);
  }

  function tell(text: string): void {
    const now = Date.now();
    const last = seen.get(text) ?? 0;
    seen.set(text, now);
    if (!stopped && now - last > AGAIN_MS) onCode(text);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
