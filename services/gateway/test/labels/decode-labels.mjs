// Reads sheets of labels: `node decode-labels.mjs '[{"file":"a.pdf","top":200,"bottom":297}]'` rasterizes that strip
// (millimeters) of the first page at 300 dots an inch. It prints, as JSON, the codes that zxing reads in it: text and
// center in millimeters from the corner of the page. It runs in a separate process, since jest does not load pdf.js, an
// ES module.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const DPI = 300;
const MM = 25.4 / DPI;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm) } });

async function decode({ file, top, bottom }) {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const scale = DPI / 72;
  const above = Math.round(top / MM);
  const viewport = page.getViewport({ scale, offsetY: -above });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(bottom / MM) - above);
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  const image = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const formats = ['QRCode', 'Code128', 'Codabar'];
  const found = await readBarcodes(image, { formats, maxNumberOfSymbols: 255, tryHarder: true });
  const read = found.map(({ text, position }) => {
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
    const centre = (axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
    return { text, x: centre('x') * MM, y: (centre('y') + above) * MM };
  });
  const texts = await page.getTextContent();
  const written = texts.items.map(({ str, transform, width }) => ({
    text: str,
    x: (transform[4] / 72) * 25.4,
    width: (width / 72) * 25.4,
  }));
  return { pages: document.numPages, read, written };
}

const results = [];
for (const sheet of JSON.parse(process.argv[2])) results.push(await decode(sheet));
process.stdout.write(JSON.stringify(results));
