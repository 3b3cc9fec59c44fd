// A remote is not a page: the shell loads the modules that it exposes (webpack.base.cjs).
export {};
