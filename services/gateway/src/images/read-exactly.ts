import { refused } from '@kashikari/kernel';
import type { IncomingMessage } from 'node:http';

/** A sender that is silent for so long has stopped, milliseconds. */
const SILENCE = 10_000;

/** The bytes of a body whose length is known. @throws DomainError `image.size` when others come, or no more come */
export function readExactly(request: IncomingMessage, bytes: number, silence = SILENCE): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const content = Buffer.allocUnsafe(bytes);
    let received = 0;
    const fail = () => {
      clearTimeout(timer);
      request.off('data', take);
      reject(refused('image.size', { expected: bytes, received }));
    };
    const timer = setTimeout(fail, silence);
    const take = (chunk: Buffer) => {
      timer.refresh();
      if (received + chunk.length > bytes) return fail();
      received += chunk.copy(content, received);
    };
    request.on('data', take);
    request.once('end', () => {
      clearTimeout(timer);
      if (received === bytes) resolve(content);
      else fail();
    });
    // A disconnected client gets no answer; its buffered bytes are released.
    request.once('close', fail).once('error', fail);
  });
}
