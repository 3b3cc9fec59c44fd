declare module '@tabler/icons-react/dist/esm/icons/*' {
  const icon: import('./ui/icon').IconShape;
  export default icon;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}

/** Version of the kit with which this was built (frontends/webpack.base.cjs). */
declare const KIT_VERSION: string;

/** Parts of a file of texts (frontends/first-words.cjs). */
declare module '*.json?first' {
  const texts: object;
  export default texts;
}
declare module '*.json?rest' {
  const texts: object;
  export default texts;
}
