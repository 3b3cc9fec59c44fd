/** Address of a picture's thumbnail in catalog. */
const ADDRESS = /^\/files\/images\/([0-9a-f-]{36})\/thumb\.webp$/;

/** Empty for no picture. */
export function avatarUrl(imageId: string): string {
  return imageId && `/files/images/${imageId}/thumb.webp`;
}

/** The pictures of ours that an address shows: one, or none where it leads elsewhere. */
export function picturesAt(url: string): string[] {
  const id = ADDRESS.exec(url)?.[1];
  return id ? [id] : [];
}
