import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { prefsChanged } from '../../state/prefs';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { isOtherBrowserOnIos } from './camera-stream';
import { CameraTools } from './camera-tools';
import { PhotoCode } from './photo-code';
import { type CameraState, useCamera } from './use-camera';
import './camera.css';

interface Props {
  /** A code that counts, in its normal form. */
  onCode(code: string): void;
  /** Fills its container; the screen itself offers to read a photo (`PhotoCode`). */
  readonly full?: boolean;
  /** True if a press on the screen opened it. It then starts by itself, however long it took to load. */
  readonly pressed?: boolean;
}

/**
 * Shows the camera's picture with its frame and reports each accepted code. Offers to read a photo below it. Without a
 * picture, it explains why and what to do.
 */
export function Camera({ onCode, full = false, pressed = false }: Props) {
  const { t } = useTranslation('kit');
  const video = useRef<HTMLVideoElement>(null);
  const dispatch = useAppDispatch();
  const cameraType = useAppSelector(({ prefs }) => prefs.cameraType);
  const { state, stream, start } = useCamera({ video, cameraType, pressed, onCode });
  const hasPicture = state === 'live' || state === 'starting';
  return (
    <>
      <div className={full ? 'kcam full' : 'kcam'} hidden={!hasPicture}>
        {/* A camera has no captions; the codes that it reads are announced in words. */}
        <video ref={video} muted playsInline aria-label={t('scanner.picture')} />
        <span className="camframe" aria-hidden="true" />
        {state === 'starting' && (
          <p className="camsaid" role="status">
            {t('scanner.starting')}
          </p>
        )}
        {stream && (
          <CameraTools
            key={stream.id}
            stream={stream}
            onCamera={(id) => dispatch(prefsChanged({ cameraType: id }))}
          />
        )}
      </div>
      {!hasPicture && <NoPicture state={state} onStart={start} />}
      {!full && <PhotoCode onCode={onCode} />}
    </>
  );
}

interface NoPictureProps {
  readonly state: Exclude<CameraState, 'live' | 'starting'>;
  onStart(): void;
}

/** Explains why there is no picture, and offers a solution. */
function NoPicture({ state, onStart }: NoPictureProps) {
  const { t } = useTranslation('kit');
  if (state === 'ask') {
    return (
      <div className="kcam camask">
        <p>{t('scanner.ask')}</p>
        <Button look="primary" onClick={onStart}>
          {t('scanner.start')}
        </Button>
      </div>
    );
  }
  const again = state !== 'insecure' && (
    <Button small onClick={onStart}>
      {t('scanner.again')}
    </Button>
  );
  return (
    <Note tone="warning" action={again}>
      {t(`scanner.${state}`)}
      {(state === 'denied' || state === 'none') && isOtherBrowserOnIos() && ` ${t('scanner.safari')}`}
    </Note>
  );
}
