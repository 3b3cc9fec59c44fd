/** Leaves the application for another page. */
export function leadTo(address: string): void {
  window.location.assign(address);
}

/** Loads this page again, with its headers. */
export function reload(): void {
  window.location.reload();
}
