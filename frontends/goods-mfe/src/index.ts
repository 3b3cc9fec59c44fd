// A remote has no page of its own: the shell asks for what it exposes (webpack.base.cjs).
export {};
