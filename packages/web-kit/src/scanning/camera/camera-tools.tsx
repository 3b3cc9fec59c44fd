import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCameraRotate from '@tabler/icons-react/dist/esm/icons/IconCameraRotate.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface Props {
  readonly stream: MediaStream;
  /** Another camera by its id. */
  onCamera(deviceId: string): void;
}

/** The light and the choice of the camera, on the picture; each where the device has it. */
export function CameraTools({ stream, onCamera }: Props) {
  const { t } = useTranslation('kit');
  const [track] = stream.getVideoTracks();
  const [isLit, setLit] = useState(false);
  const cameras = useCameras();
  const at = cameras.indexOf(track?.getSettings().deviceId ?? '');
  const other = cameras[(at + 1) % cameras.length];

  async function light(): Promise<void> {
    await track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setLit(!isLit);
  }

  return (
    <div className="camtools">
      {track && hasTorch(track) && (
        <IconButton
          label={t('scanner.torch')}
          aria-pressed={isLit}
          onClick={() => void light().catch(ignore)}
        >
          <Icon of={IconBulb} />
        </IconButton>
      )}
      {cameras.length > 1 && other && (
        <IconButton label={t('scanner.other')} onClick={() => onCamera(other)}>
          <Icon of={IconCameraRotate} />
        </IconButton>
      )}
    </div>
  );
}

function hasTorch(track: MediaStreamTrack): boolean {
  // Some browsers lack the method, and the types lack the torch.
  const able = track.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return able?.torch === true;
}

/** Returns the ids of the cameras, which browsers reveal when one has been allowed. */
function useCameras(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    const list = navigator.mediaDevices.enumerateDevices?.() ?? Promise.resolve([]);
    list
      .then((devices) => {
        const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId);
        if (!isGone) setIds(cameras.map(({ deviceId }) => deviceId));
      })
      .catch(ignore);
    return () => {
      isGone = true;
    };
  }, []);
  return ids;
}

/** A light that does not go on stays as it was. */
function ignore(): void {}
