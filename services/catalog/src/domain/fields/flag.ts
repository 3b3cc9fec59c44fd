import { Fault, type Field } from './field';

/** Yes or no; no, until somebody says otherwise. */
export function flag(): Field<boolean> {
  return { initial: false, read: (raw) => (typeof raw === 'boolean' ? raw : new Fault('validation.type')) };
}
