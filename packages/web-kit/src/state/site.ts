let siteName = 'Kashikari';

/** Names the site of this page: an organisation's, at its own host. Called by the shell before the first screen. */
export function nameSite(name: string): void {
  siteName = name;
}

/** The window's title of a screen. */
export function windowTitle(screen: string): string {
  return `${screen} — ${siteName}`;
}
