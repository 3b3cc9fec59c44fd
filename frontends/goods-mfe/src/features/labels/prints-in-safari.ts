/** Returns true if an iOS browser other than Safari shows the page: only Safari prints there. */
export function needsSafari({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (!isIos) return false;
  const isSafari = /Version\//.test(userAgent) && /Safari\//.test(userAgent);
  return !isSafari || /CriOS|FxiOS|EdgiOS|OPT\/|GSA\/|Line\//.test(userAgent);
}
