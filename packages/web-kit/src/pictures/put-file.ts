import { ApiError, toApiError } from '../api/api-error';

/** Puts a file to a signed address; `fetch` doesn't say how far it has come. Refusals: `image.upload`, `rate_limited`. */
export function putFile(url: string, file: Blob, onProgress: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const put = new XMLHttpRequest();
    put.open('PUT', url);
    put.setRequestHeader('content-type', file.type);
    put.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    put.onerror = () => reject(ApiError.network());
    put.onload = () => {
      if (put.status < 300) resolve();
      else
        reject(put.status === 429 ? toApiError(429, problemIn(put.responseText)) : uploadFault(put.status));
    };
    put.send(file);
  });
}

const uploadFault = (status: number) => new ApiError(status, 'image.upload');

function problemIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
