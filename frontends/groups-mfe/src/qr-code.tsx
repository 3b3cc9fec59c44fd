import { create } from 'qrcode';
import { useMemo } from 'react';

interface Props {
  readonly text: string;
  /** The accessible name of the code. */
  readonly label: string;
}

/** White around the code, modules: scanners need four. */
const MARGIN = 4;

/** A QR code as one path, black on white in any colour scheme: scanners don't read it inverted. */
export function QrCode({ text, label }: Props) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from(modules.data, (bit, at) =>
    bit ? `M${(at % modules.size) + MARGIN} ${Math.floor(at / modules.size) + MARGIN}h1v1h-1z` : '',
  );
  return { path: dark.join(''), size: modules.size + 2 * MARGIN };
}
