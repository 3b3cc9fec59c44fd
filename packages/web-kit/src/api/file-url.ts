/** A file's address as an `<img>` takes it. Files of this server come as a path, those of an S3 as a whole URL. */
export function fileUrl(address: string): string {
  return /^(https?:|data:|blob:|\/)/.test(address) ? address : `/${address}`;
}
