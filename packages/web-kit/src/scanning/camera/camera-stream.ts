export type CameraFault = 'denied' | 'none' | 'busy' | 'insecure' | 'frozen';

/** Returns the constraints for a camera: at the back, at the front, or a device by its id if it still exists. */
export function cameraWanted(cameraType: string): MediaStreamConstraints {
  const which =
    cameraType === 'front' || cameraType === 'back'
      ? { facingMode: cameraType === 'front' ? 'user' : 'environment' }
      : { deviceId: { ideal: cameraType } };
  return { video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }, audio: false };
}

/** Returns the reason why a camera did not start (Media Capture and Streams, section 10.2.4). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'none';
}

/** Returns true if a page may use cameras. Browsers hide them from pages without https. */
export function mayUseCameras(): boolean {
  return window.isSecureContext !== false;
}

/**
 * Returns true if the user has just pressed something, so that a camera may start without another press. An older
 * press, e.g. of the sign-in, had another purpose.
 */
export function wasJustPressed(): boolean {
  return navigator.userActivation?.isActive === true;
}

/** A browser on an iPhone or iPad other than Safari: some have no camera. */
export function isOtherBrowserOnIos(agent = navigator.userAgent): boolean {
  const isSafari = agent.includes(' Version/') && agent.includes(' Safari/');
  return /iPhone|iPad|iPod/.test(agent) && !isSafari;
}

/** Stops the tracks of a stream: the light beside the camera goes off. */
export function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
