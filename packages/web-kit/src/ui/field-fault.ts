/** The controls of a form that hold a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FaultName = 'missing' | 'email' | 'short' | 'wrong';

/** What the browser finds wrong with a value, by the name of its sentence (`field.*`). */
export function faultOf(validity: ValidityState): FaultName {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch) return 'email';
  return validity.tooShort ? 'short' : 'wrong';
}

/** Whether a control is the first of its form that the browser rejects. */
export function isFirstFault(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])] as Partial<Control>[];
  return controls.find((one) => one.willValidate && one.validity && !one.validity.valid) === control;
}
