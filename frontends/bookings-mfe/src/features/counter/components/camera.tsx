import { Note, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { PhotoCode } from './photo-code';
import './camera.css';

/** The camera's picture with its frame; tells each code once. Camera and reader are let go when it leaves the screen. */
export function Camera({ onCode }: { onCode(code: string): void }) {
  const { t } = useTranslation('bookings');
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<'denied' | 'none' | null>(null);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    let stop = () => undefined as void;
    let gone = false;
    let stream: MediaStream | undefined;

    async function start(): Promise<void> {
      const wanted = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };
      // The reader is large, and wanted only here.
      const [picture, { readFrames }] = await Promise.all([
        navigator.mediaDevices.getUserMedia(wanted),
        import('../camera/read-frames'),
      ]);
      stream = picture;
      if (gone || !video.current) return release();
      video.current.srcObject = picture;
      await video.current.play();
      if (!gone) stop = readFrames(video.current, (code) => tell.current(code));
    }

    function release(): void {
      stop();
      stream?.getTracks().forEach((track) => track.stop());
    }

    start().catch((error: unknown) => {
      const denied = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!gone) setFault(denied ? 'denied' : 'none');
    });
    return () => {
      gone = true;
      release();
    };
  }, []);

  return (
    <>
      {fault ? (
        <Note tone="warning">{t(`counter.camera.${fault}`)}</Note>
      ) : (
        <div className="ctcam">
          {/* A camera has no captions; what it reads is said in words. */}
          <video ref={video} muted playsInline aria-label={t('counter.camera.picture')} />
          <span aria-hidden="true" />
        </div>
      )}
      <PhotoCode onCode={onCode} />
    </>
  );
}
