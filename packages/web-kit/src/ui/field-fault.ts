/** The controls of a form that hold a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FaultName = 'missing' | 'email' | 'short' | 'wrong';

/** Returns the fault that the browser finds in a value, as the name of its text (`field.*`). */
export function faultOf(validity: ValidityState): FaultName {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch) return 'email';
  return validity.tooShort ? 'short' : 'wrong';
}

/** Returns true if a control is the first of its form that the browser rejects. */
export function isFirstFault(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])] as Partial<Control>[];
  return controls.find((one) => one.willValidate && one.validity && !one.validity.valid) === control;
}
