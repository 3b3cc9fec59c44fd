import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Readable } from 'node:stream';

/**
 * Sends as fast as the reader consumes. An error cuts the connection, so that a partial file is not mistaken for the
 * whole. A disconnected reader is not an error.
 */
export async function sendStream(response: Response, stream: Readable): Promise<void> {
  if (response.req.method === 'HEAD') {
    stream.destroy();
    return void response.end();
  }
  // Every middleware before us listens for the end, and the pipeline for each way of it: more than ten in all.
  response.setMaxListeners(30);
  try {
    await pipeline(stream, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
