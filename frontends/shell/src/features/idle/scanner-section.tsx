import {
  FormSection,
  type Prefs,
  SelectField,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useTranslation,
  useWedge,
} from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import setUpCode from './set-up-code.svg';

/** The scanner settings of this device: its camera, and the keyboard layout that a keyboard-wedge scanner imitates. */
export function ScannerSection() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { cameraType, scannerLayout } = useAppSelector(({ prefs }) => prefs);
  const cameras = useNamedCameras();
  // Learns the set-up code; any other code has nothing to say here.
  useWedge({ onCode: () => undefined });

  const kinds = [
    { value: 'back', label: t('scan.device.back') },
    { value: 'front', label: t('scan.device.front') },
  ];
  const named = cameras.map(({ deviceId, label }) => ({ value: deviceId, label }));
  const options = [...kinds, ...named];
  const isListed = options.some(({ value }) => value === cameraType);
  return (
    <FormSection title={t('scan.device.section')} intro={t('scan.device.intro')}>
      <SelectField
        label={t('scan.device.camera')}
        name="camera_type"
        value={cameraType}
        options={isListed ? options : [...options, { value: cameraType, label: t('scan.device.chosen') }]}
        onValue={(value) => dispatch(prefsChanged({ cameraType: value }))}
      />
      <SelectField
        label={t('scan.device.layout')}
        hint={t('scan.device.layoutHint')}
        name="scanner_layout"
        value={scannerLayout}
        options={(['', 'jis', 'us'] as const).map((value) => ({
          value,
          label: t(`scan.device.${value || 'auto'}`),
        }))}
        onValue={(value) => dispatch(prefsChanged({ scannerLayout: value as Prefs['scannerLayout'] }))}
      />
      <img className="setupcode" src={setUpCode} alt={t('scan.device.setUpCode')} />
    </FormSection>
  );
}

/** Returns the cameras that have names; browsers reveal names only after a camera has been allowed. */
function useNamedCameras(): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    let isGone = false;
    const none = () => [];
    const list = navigator.mediaDevices?.enumerateDevices?.().catch(none) ?? Promise.resolve([]);
    void list.then((devices) => {
      if (!isGone) setCameras(devices.filter(({ kind, label }) => kind === 'videoinput' && label));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return cameras;
}
