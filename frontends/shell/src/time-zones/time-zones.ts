/** The time zones to choose from, this device's own among them even when the browser has no list. */
export function timeZones(own: string): { value: string; label: string }[] {
  const known =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : ['Asia/Tokyo'];
  return [...new Set([own, ...known])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
