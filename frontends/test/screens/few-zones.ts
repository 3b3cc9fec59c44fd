const NAMED = ['Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Europe/Berlin', 'Europe/Paris'];
const { supportedValuesOf } = Intl;

/** A look for a role looks at every option: of the 418 zones of Node those that tests name, and every fortieth. */
export function fewZones(): void {
  Intl.supportedValuesOf = (key) =>
    supportedValuesOf(key).filter(
      (value, index) => key !== 'timeZone' || index % 40 === 0 || NAMED.includes(value),
    );
}
