// Browser features that components need and jsdom lacks.
require('@testing-library/jest-dom');
// Delayed elements are awaited by their state; a busy machine may take its time. Typed text does not count as text of
// the page: a match in its field would disappear with the form a moment later.
require('@testing-library/dom').configure({
  asyncUtilTimeout: 30_000,
  defaultIgnore: 'script, style, textarea',
});

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nothing has a place in jsdom: what is looked for there is never seen.
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
// Nothing has a place here, so nothing is under a finger.
Document.prototype.elementFromPoint ??= () => null;
// jsdom has one and it throws.
window.scrollTo = () => {};

// Relative addresses resolve against the page's origin, as in a browser.
const NodeRequest = globalThis.Request;
globalThis.Request = class Request extends NodeRequest {
  // Copies of one are Node's own.
  static [Symbol.hasInstance](value) {
    return value instanceof NodeRequest;
  }
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
  }
};
// React copies a form that leads on to another screen (its pending action); Node's own knows no forms.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class FormData extends NodeFormData {
  // Those that are read out of calls are Node's own.
  static [Symbol.hasInstance](value) {
    return value instanceof NodeFormData;
  }
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) if (field.name) this.append(field.name, field.value);
  }
};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
