import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraFault,
  cameraWanted,
  faultOf,
  wasJustPressed,
  letGo,
  mayUseCameras,
} from './camera-stream';
import { openDecoder } from './decoder';
import { readFrames } from './read-frames';

export type CameraState = 'ask' | 'starting' | 'live' | CameraFault;

interface CameraUse {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The camera to use; a change switches to another. */
  readonly cameraType: string;
  /** True if a press on the screen opened it. */
  readonly pressed: boolean;
  onCode(code: string): void;
}

interface CameraOnPage {
  readonly state: CameraState;
  readonly stream: MediaStream | null;
  /** Requests the camera, also after a fault. */
  start(): void;
}

/**
 * Shows a camera in a video element and reads codes from it. The camera is requested once, after a press on the page.
 * It is released while the page is hidden or left. A frozen picture restarts once.
 */
export function useCamera({ video, cameraType, pressed, onCode }: CameraUse): CameraOnPage {
  const [attempt, setAttempt] = useState(() => (pressed || wasJustPressed() ? 1 : 0));
  const [state, setState] = useState<CameraState>(() => (attempt > 0 ? 'starting' : 'ask'));
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isHidden = useHidden();
  const hasFrozen = useRef(false);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  const begin = useCallback(() => {
    setState('starting');
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    if (attempt === 0 || isHidden) return undefined;
    let isGone = false;
    let release = () => {};

    function freeze(): void {
      if (isGone) return;
      release();
      if (hasFrozen.current) return setState('frozen');
      hasFrozen.current = true;
      begin();
    }

    async function run(): Promise<void> {
      if (!mayUseCameras()) return setState('insecure');
      const picture = await navigator.mediaDevices.getUserMedia(cameraWanted(cameraType));
      release = () => letGo(picture);
      if (isGone || !video.current) return release();
      for (const track of picture.getTracks()) {
        track.addEventListener('ended', freeze);
        track.addEventListener('mute', freeze);
      }
      video.current.srcObject = picture;
      await video.current.play();
      if (isGone) return undefined;
      const decoder = openDecoder();
      const stop = readFrames(video.current, decoder, {
        onCode: (code) => tell.current(code),
        onFrozen: freeze,
      });
      release = () => {
        stop();
        decoder.close();
        letGo(picture);
      };
      setStream(picture);
      return setState('live');
    }

    run().catch((error: unknown) => {
      release();
      if (!isGone) setState(faultOf(error));
    });
    return () => {
      isGone = true;
      release();
      setStream(null);
    };
  }, [attempt, isHidden, cameraType, begin, video]);

  return {
    state,
    stream,
    start() {
      hasFrozen.current = false;
      begin();
    },
  };
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}
