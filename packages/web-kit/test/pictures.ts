/** A file with the header of a PNG of this size and nothing else. */
export function pngFile(name: string, width = 640, height = 480): File {
  const head = new DataView(new ArrayBuffer(24));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, at) => head.setUint32(4 * at, word));
  return new File([head.buffer], name, { type: 'image/png' });
}

/** Sizes of the canvases that were drawn, in their order. */
export type Drawn = { readonly width: number; readonly height: number }[];

interface Behaviour {
  /** Pixels of what the browser decodes; undefined: it can't. */
  readonly picture?: { readonly width: number; readonly height: number };
  /** True if pixels are transparent. */
  readonly isClear?: boolean;
  /** Bytes that a canvas is written to. */
  bytes?(type: string, quality: number | undefined, canvas: HTMLCanvasElement): number;
  /** Types that a canvas is not written to; it becomes a PNG. */
  readonly unwritten?: readonly string[];
}

/** Mocks decoding and drawing, which jsdom lacks, and sends uploads with `fetch`. */
export function drawPictures({
  picture = { width: 640, height: 480 },
  isClear = false,
  bytes = () => 1000,
  unwritten = [],
}: Behaviour = {}): Drawn {
  const drawn: Drawn = [];
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const image = HTMLImageElement.prototype;
  image.decode = () => (picture.width > 0 ? Promise.resolve() : Promise.reject(new Error('not decoded')));
  Object.defineProperty(image, 'naturalWidth', { configurable: true, get: () => picture.width });
  Object.defineProperty(image, 'naturalHeight', { configurable: true, get: () => picture.height });
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = function getContext(this: HTMLCanvasElement) {
    return {
      drawImage: () => void drawn.push({ width: this.width, height: this.height }),
      getImageData: () => ({ data: [0, 0, 0, isClear ? 9 : 255] }),
    };
  } as unknown as typeof canvas.getContext;
  canvas.toBlob = function toBlob(this: HTMLCanvasElement, done, asked = 'image/png', quality?: number) {
    const type = unwritten.includes(asked) ? 'image/png' : asked;
    done(new Blob([new Uint8Array(bytes(type, quality, this))], { type }));
  };
  global.XMLHttpRequest = RequestByFetch as unknown as typeof XMLHttpRequest;
  return drawn;
}

/** Minimal XMLHttpRequest for sending a file, implemented with `fetch`. */
class RequestByFetch {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  private url = '';
  private type = '';

  open(_method: 'PUT', url: string): void {
    this.url = url;
  }

  setRequestHeader(_name: 'content-type', value: string): void {
    this.type = value;
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    void fetch(this.url, { method: 'PUT', headers: { 'content-type': this.type }, body }).then(
      async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}
