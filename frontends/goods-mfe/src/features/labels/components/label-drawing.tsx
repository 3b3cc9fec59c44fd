import { barLayout, type Box, type LabelCodeKind, type LabelFormat, qrLayout } from '@kashikari/kernel';

interface Props {
  readonly cell: Box;
  readonly sheet: LabelFormat;
  readonly code: LabelCodeKind;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly isTitle: boolean }[];
}

/** Modules of the codes that are drawn here: usual ones, since the real codes are made with the PDF. */
const QR_MODULES = 29;
const BAR_MODULES = 79;

const LEADING = 1.25;

/** A label to scale, millimetres. Its code is a picture of one and holds nothing. */
export function LabelDrawing({ cell, sheet, code, title, lines }: Props) {
  const layout = code === 'qr' ? qrLayout(sheet, QR_MODULES) : barLayout(sheet, BAR_MODULES);
  if (!layout) return null;
  const { code: square, text } = layout;
  const filled = lines.filter((line) => line.text !== '');
  const sizes = filled.map(({ isTitle }) => (isTitle ? 3.2 : 2.5));
  const full = sizes.reduce((sum, size) => sum + size * LEADING, 0);
  const scale = Math.min(1, text.height / Math.max(full, 1));
  let top = (text.height - full * scale) / 2;
  return (
    <svg x={cell.x} y={cell.y} width={cell.width} height={cell.height}>
      <svg x={square.x} y={square.y} width={square.width} height={square.height} {...viewOf(code)}>
        <path d={code === 'qr' ? qrPath(title) : barPath(title)} />
      </svg>
      <svg x={text.x} y={text.y} width={text.width} height={text.height}>
        {filled.map((line, at) => {
          const size = sizes[at]! * scale;
          const y = top + size;
          top += size * LEADING;
          return (
            <text key={at} y={y} fontSize={size}>
              {cut(line.text, text.width / size)}
            </text>
          );
        })}
      </svg>
    </svg>
  );
}

const viewOf = (code: LabelCodeKind) => ({
  viewBox: code === 'qr' ? `0 0 ${QR_MODULES} ${QR_MODULES}` : `0 0 ${BAR_MODULES} 1`,
  preserveAspectRatio: 'none',
});

/** Widths are estimated: a letter of ASCII is about half as wide as one of Japanese. */
function cut(text: string, ems: number): string {
  let room = ems;
  const letters = [...text];
  const end = letters.findIndex((letter) => (room -= letter <= '~' ? 0.56 : 1) < 0);
  return end === -1 ? text : `${letters.slice(0, Math.max(end - 1, 1)).join('')}…`;
}

/** The same modules for the same text, without meaning. */
function* noise(text: string): Generator<number, never> {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  for (;;) yield (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

const FINDER = 'h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z';

function qrPath(text: string): string {
  const dots = noise(text);
  const edge = QR_MODULES - 8;
  let path = `M0 0${FINDER}M${edge + 1} 0${FINDER}M0 ${edge + 1}${FINDER}`;
  for (let y = 0; y < QR_MODULES; y++)
    for (let x = 0; x < QR_MODULES; x++) {
      const isFinder = (x < 8 && (y < 8 || y > edge - 1)) || (x > edge - 1 && y < 8);
      if (!isFinder && dots.next().value > 0.5) path += `M${x} ${y}h1v1h-1z`;
    }
  return path;
}

function barPath(text: string): string {
  const dots = noise(text);
  let path = '';
  for (let x = 0; x < BAR_MODULES - 2; x += 2 + Math.floor(dots.next().value * 3))
    path += `M${x} 0h${dots.next().value > 0.5 ? 2 : 1}v1H${x}z`;
  return path;
}
