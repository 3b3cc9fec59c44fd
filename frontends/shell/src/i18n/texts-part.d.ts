/** Parts of a file of texts (frontends/first-words.cjs). */
declare module '*.json?first' {
  const texts: object;
  export default texts;
}

declare module '*.json?rest' {
  const texts: object;
  export default texts;
}
